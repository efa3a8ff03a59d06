import { expect, test } from 'vitest';
import { chainDepth } from './chain-depth.ts';

const page = { url: '/', type: 'Document', initiatorUrl: undefined };
const script = (url: string, initiatorUrl: string) => ({ url, type: 'Script', initiatorUrl });

test('a document by itself is 1, and nothing is 0', () => {
  expect(chainDepth([page])).toBe(1);
  expect(chainDepth([])).toBe(0);
});

test('what the document names is 2, however much it is', () => {
  expect(chainDepth([page, script('/host.js', '/'), script('/home.js', '/')])).toBe(2);
});

test('each script that asks for the next one adds one', () => {
  const chain = [page, script('/host.js', '/'), script('/remote.js', '/host.js')];
  expect(chainDepth(chain)).toBe(3);
  expect(chainDepth([...chain, script('/home.js', '/remote.js')])).toBe(4);
});

test('what the document preloads is known from the document, also when a script asks for it again', () => {
  const preloaded = [page, script('/host.js', '/'), script('/remote.js', '/')];
  expect(chainDepth([...preloaded, script('/remote.js', '/host.js')])).toBe(2);
});

test('a request of which the browser does not say where it comes from is the document’s', () => {
  expect(chainDepth([page, { url: '/font.woff2', type: 'Font', initiatorUrl: undefined }])).toBe(2);
});
