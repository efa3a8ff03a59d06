import { createI18n } from '@torsa/shared/i18n';
import { expect, test } from 'vitest';
import { getPageName } from './page-name.ts';
import { pageNames } from './page-names.copy.en.ts';
import { projectTerms } from './project-terms.copy.en.ts';

const copy = { ...pageNames, services: projectTerms.services };

test.each([
  ['/', 'Home'],
  ['/about', 'About Us'],
  ['/bn', 'Home (Bengali)'],
  ['/bn/about', 'About Us (Bengali)'],
  ['/services/apps', 'App Development'],
  ['/services/:serviceId', 'A service page'],
  ['/bnx', '/bnx'],
  ['/constructor', '/constructor'],
  ['/pricing', '/pricing'],
  ['other', 'other'],
  ['', ''],
])('the page name of “%s” is “%s”', (path, name) => {
  expect(getPageName(path, copy, createI18n('en'))).toBe(name);
});
