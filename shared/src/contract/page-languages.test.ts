import { expect, test } from 'vitest';
import { selectRoutesInLanguage } from './page-languages.ts';
import type { LoadPage, RemotePage } from './remote.ts';

const english: LoadPage = async () => Promise.reject(new Error('English'));
const bengali: LoadPage = async () => Promise.reject(new Error('Bengali'));

const loadsOf = (language: 'en' | 'bn', load: RemotePage['load']) =>
  selectRoutesInLanguage(language, { routes: [{ id: 'about', path: '/about', load }] }).routes.map(
    (page) => page.load,
  );

test('a page is loaded in the language of its document', () => {
  expect(loadsOf('en', { en: english, bn: bengali })).toEqual([english]);
  expect(loadsOf('bn', { en: english, bn: bengali })).toEqual([bengali]);
});

test('a page without the document’s language is loaded in English', () => {
  expect(loadsOf('bn', { en: english })).toEqual([english]);
  expect(loadsOf('bn', english)).toEqual([english]);
});
