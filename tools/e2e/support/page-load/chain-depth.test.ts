import { expect, test } from 'vitest';
import { computeRequestChainDepth } from './chain-depth.ts';

const page = { url: '/', type: 'Document', initiatorUrl: undefined };
const script = (url: string, initiatorUrl: string) => ({ url, type: 'Script', initiatorUrl });

test('computeRequestChainDepth returns 1 for a document without further requests', () => {
  expect(computeRequestChainDepth([page])).toBe(1);
  expect(computeRequestChainDepth([])).toBe(0);
});

test('computeRequestChainDepth returns 2 for a document with two scripts', () => {
  expect(computeRequestChainDepth([page, script('/host.js', '/'), script('/home.js', '/')])).toBe(
    2,
  );
});

test('computeRequestChainDepth adds 1 for each script that another script requests', () => {
  const chain = [page, script('/host.js', '/'), script('/remote.js', '/host.js')];
  expect(computeRequestChainDepth(chain)).toBe(3);
  expect(computeRequestChainDepth([...chain, script('/home.js', '/remote.js')])).toBe(4);
});

test('computeRequestChainDepth returns 2 for a preloaded script that another script requests again', () => {
  const preloaded = [page, script('/host.js', '/'), script('/remote.js', '/')];
  expect(computeRequestChainDepth([...preloaded, script('/remote.js', '/host.js')])).toBe(2);
});

test('computeRequestChainDepth counts a request without an initiator as a request of the document', () => {
  expect(
    computeRequestChainDepth([page, { url: '/font.woff2', type: 'Font', initiatorUrl: undefined }]),
  ).toBe(2);
});
