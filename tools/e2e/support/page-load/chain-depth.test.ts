import { expect, test } from 'vitest';
import { chainDepth } from './chain-depth.ts';

const page = { url: '/', type: 'Document', initiatorUrl: undefined };
const script = (url: string, initiatorUrl: string) => ({ url, type: 'Script', initiatorUrl });

test('chainDepth returns 1 for a document without further requests', () => {
  expect(chainDepth([page])).toBe(1);
  expect(chainDepth([])).toBe(0);
});

test('chainDepth returns 2 for a document with two scripts', () => {
  expect(chainDepth([page, script('/host.js', '/'), script('/home.js', '/')])).toBe(2);
});

test('chainDepth adds 1 for each script that another script requests', () => {
  const chain = [page, script('/host.js', '/'), script('/remote.js', '/host.js')];
  expect(chainDepth(chain)).toBe(3);
  expect(chainDepth([...chain, script('/home.js', '/remote.js')])).toBe(4);
});

test('chainDepth returns 2 for a preloaded script that another script requests again', () => {
  const preloaded = [page, script('/host.js', '/'), script('/remote.js', '/')];
  expect(chainDepth([...preloaded, script('/remote.js', '/host.js')])).toBe(2);
});

test('chainDepth counts a request without an initiator as a request of the document', () => {
  expect(chainDepth([page, { url: '/font.woff2', type: 'Font', initiatorUrl: undefined }])).toBe(2);
});
