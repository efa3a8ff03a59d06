import { expect, test } from 'vitest';
import { removePersonalData } from './remove-personal-data.ts';

test.each([
  ['No user ada.lovelace+x@mail.example.org here', 'No user [e-mail] here'],
  ['<ада@пример.рф> and ada%40example.org', '[e-mail]> and [e-mail]'],
  ['GET https://elsewhere.example/a?email=ada failed', 'GET https://elsewhere.example/a failed'],
  ['at /auth/login#access_token=abc', 'at /auth/login'],
  ['(/apps/auth/files/a.1.js?x=1:2:3)', '(/apps/auth/files/a.1.js)'],
  ['Really? Yes #1', 'Really? Yes #1'],
  ['call +91 98300 12345 now', 'call [number] now'],
  ['from 192.168.100.200', 'from [number]'],
  ['user 0a5cb4c1-6f0e-4b57-9d3c-3a5d12f1d111', 'user [token]'],
  ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.abcd.', '[token].abcd.'],
  [
    'at f (/apps/auth/files/log-in.1a2b3c4d5e.js:1:234567)',
    'at f (/apps/auth/files/log-in.1a2b3c4d5e.js:1:234567)',
  ],
  [
    'at /apps/host/files/host.1234567890.js and f12345678db.js',
    'at /apps/host/files/host.1234567890.js and f12345678db.js',
  ],
  ['f@/apps/auth/files/log-in.1a2b3c4d5e.js:1:2', 'f@/apps/auth/files/log-in.1a2b3c4d5e.js:1:2'],
  [
    'version 1a2b3c4d5e6f of torsa_marketing_1a2b3c4d5e6f',
    'version 1a2b3c4d5e6f of torsa_marketing_1a2b3c4d5e6f',
  ],
])('removePersonalData replaces the text "%s" by "%s"', (text, result) => {
  expect(removePersonalData(text, 100)).toBe(result);
});

test('removePersonalData shortens URLs of this site to paths', () => {
  expect(removePersonalData(`at ${location.origin}/apps/host/files/a.js`, 100)).toBe(
    'at /apps/host/files/a.js',
  );
});

test('removePersonalData returns one line without the characters that PostgreSQL rejects', () => {
  expect(removePersonalData('a\n  b\0c\ud800d\ud83d\ude00', 100)).toBe('a b c d\ud83d\ude00');
});

test('removePersonalData truncates a text without leaving half of an email address', () => {
  expect(removePersonalData(`${'a '.repeat(19)}ada@example.org`, 10)).toBe('a a a a a');
  expect(removePersonalData(`${'1234567890 '.repeat(3)}ada@example.org`, 10)).toBe('[number]');
});
