import { expect, test } from 'vitest';
import { selectRoutesInLanguage } from './page-languages.ts';
import type { LoadPage, RemotePage } from './remote.ts';

const english: LoadPage = async () => Promise.reject(new Error('English'));
const bengali: LoadPage = async () => Promise.reject(new Error('Bengali'));

const loadsOf = (language: 'en' | 'bn', load: RemotePage['load']) =>
  selectRoutesInLanguage(language, { routes: [{ id: 'about', path: '/about', load }] }).routes.map(
    (page) => page.load,
  );

test('the route table of a document loads each page in the language of the document', () => {
  expect(loadsOf('en', { en: english, bn: bengali })).toEqual([english]);
  expect(loadsOf('bn', { en: english, bn: bengali })).toEqual([bengali]);
});

test('the route table of a document loads a page without the document’s language in English', () => {
  expect(loadsOf('bn', { en: english })).toEqual([english]);
  expect(loadsOf('bn', english)).toEqual([english]);
});
