import { createI18n } from '@torsa/shared/i18n';
import { expect, test } from 'vitest';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { analyticsPages } from './analytics-pages.copy.en.ts';
import { pageName } from './page-name.ts';

const copy = { ...analyticsPages, services: projectTerms.services };

test.each([
  ['/', 'Home'],
  ['/about', 'About Us'],
  ['/bn', 'Home (Bengali)'],
  ['/bn/about', 'About Us (Bengali)'],
  ['/services/apps', 'App Development'],
  ['/services/:serviceId', 'A service page'],
  ['/bnx', '/bnx'],
  ['/constructor', '/constructor'],
  ['other', 'other'],
  ['', ''],
])('the page name of “%s” is “%s”', (path, name) => {
  expect(pageName(path, copy, createI18n('en'))).toBe(name);
});
