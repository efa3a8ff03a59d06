import { expect, test } from 'vitest';
import { chainDepth } from './chain-depth.ts';

const page = { url: '/', type: 'Document', initiatorUrl: undefined };
const script = (url: string, initiatorUrl: string) => ({ url, type: 'Script', initiatorUrl });

test('a document without further requests has depth 1', () => {
  expect(chainDepth([page])).toBe(1);
  expect(chainDepth([])).toBe(0);
});

test('two scripts in the document have depth 2', () => {
  expect(chainDepth([page, script('/host.js', '/'), script('/home.js', '/')])).toBe(2);
});

test('each script that requests the next one adds 1 to the depth', () => {
  const chain = [page, script('/host.js', '/'), script('/remote.js', '/host.js')];
  expect(chainDepth(chain)).toBe(3);
  expect(chainDepth([...chain, script('/home.js', '/remote.js')])).toBe(4);
});

test('a preloaded script that another script requests again keeps depth 2', () => {
  const preloaded = [page, script('/host.js', '/'), script('/remote.js', '/')];
  expect(chainDepth([...preloaded, script('/remote.js', '/host.js')])).toBe(2);
});

test('a request without an initiator counts as a request of the document', () => {
  expect(chainDepth([page, { url: '/font.woff2', type: 'Font', initiatorUrl: undefined }])).toBe(2);
});
