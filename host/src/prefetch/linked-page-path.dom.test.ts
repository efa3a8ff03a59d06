import { beforeEach, expect, test } from 'vitest';
import { getLinkedPagePath } from './linked-page-path.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/about?from=mail');
});

test.each([
  ['another page', '<a href="/auth/login">', '/auth/login'],
  ['a part of another page', '<a href="/careers?team=web#open">', '/careers'],
  ['a page by its whole address', `<a href="${location.origin}/careers">`, '/careers'],
  ['a page in this tab', '<a href="/careers" target="_self">', '/careers'],
  ['the page that is shown', '<a href="/about">', undefined],
  ['a part of the page that is shown', '<a href="#team">', undefined],
  ['the page that is shown with another query', '<a href="?from=chat">', undefined],
  ['the page that is shown in another language', '<a href="/bn/about">', undefined],
  ['another page in another language', '<a href="/bn/careers">', undefined],
  ['another site', '<a href="https://social.example/careers">', undefined],
  ['a mail address', '<a href="mailto:hello@torsa.example">', undefined],
  ['a telephone', '<a href="tel:+911234">', undefined],
  ['another tab', '<a href="/careers" target="_blank">', undefined],
  ['a file to keep', '<a href="/prices.pdf" download>', undefined],
  ['nothing', '<a>', undefined],
])('getLinkedPagePath returns a path only for another page of this site: %s', (_, html, path) => {
  document.body.innerHTML = html;
  const link = document.querySelector('a');
  expect(link && getLinkedPagePath(link)).toBe(path);
});

test('getLinkedPagePath returns the path of a Bengali link without its language prefix', () => {
  window.history.replaceState(null, '', '/bn/about');
  document.body.innerHTML = '<a href="/bn/auth/login">';
  const link = document.querySelector('a');
  expect(link && getLinkedPagePath(link)).toBe('/auth/login');
});
