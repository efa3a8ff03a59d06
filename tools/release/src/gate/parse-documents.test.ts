import { expect, test } from 'vitest';
import { parseRenderedDocuments } from './parse-documents.ts';

const bytes = Buffer.from('x');
const keys = [
  'registry.json',
  'apps/auth/files/index.html',
  '.history/index.html',
  '../index.html',
  5,
];

test.each<readonly [string, unknown]>([
  ...keys.map((key) => [`the key ${key}`, new Map([[key, bytes]])] as const),
  ['a text', new Map([['index.html', 'text']])],
  ['an object', {}],
  ['a word', 'passed'],
  ['nothing', undefined],
])('parseRenderedDocuments refuses %s', (_, value) => {
  expect(() => parseRenderedDocuments(value)).toThrow(/not a document/);
});

test('parseRenderedDocuments returns a valid map of document keys and bytes unchanged', () => {
  const documents = new Map([['about/index.html', bytes]]);
  expect(parseRenderedDocuments(documents)).toEqual(documents);
});
