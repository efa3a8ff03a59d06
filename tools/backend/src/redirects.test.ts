import { expect, test } from 'vitest';
import { getAllowedRedirectUrl, listAllowedOrigins } from './redirects.ts';

const SITE = 'http://localhost:3000';
const origins = listAllowedOrigins(SITE, ['https://preview.torsa.example']);

test("the site's origin, its loopback alias and additional origins are allowed as email link targets", () => {
  expect([...origins]).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'https://preview.torsa.example',
  ]);
});

test.each([
  'http://localhost:3000/auth/login?from=mail#top',
  'http://127.0.0.1:3000/',
  'https://preview.torsa.example/auth/login',
])('%s is followed', (wanted) => {
  expect(getAllowedRedirectUrl(wanted, SITE, origins)).toBe(wanted);
});

test.each([
  null,
  '',
  '/auth/login',
  'https://evil.example/',
  'http://localhost:3001/',
  'https://localhost:3000/',
  'http://localhost:3000@evil.example/',
  'http://user:pass@localhost:3000/',
  'http://localhost:3000.evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'not a url',
])('%s falls back to the site', (wanted) => {
  expect(getAllowedRedirectUrl(wanted, SITE, origins)).toBe(SITE);
});
