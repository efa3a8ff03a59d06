import { expect, test, vi } from 'vitest';
import { normalisePassword, passwordEncodings } from './password.ts';
import { tryPasswordEncodings } from './try-password-encodings.ts';

test.each([
  ['\u09dc', '\u09a1\u09bc'],
  ['\u09c7\u09be', '\u09cb'],
  ['e\u0301', '\u00e9'],
  ['a\u00a0b\u3000c', 'a b c'],
  [' blanks stay ', ' blanks stay '],
  ['\u200d\u200b', '\u200d\u200b'],
])('normalisePassword converts the password %j to %j', (typed, sent) => {
  expect(normalisePassword(typed)).toBe(sent);
});

test('passwordEncodings returns one encoding for a password of plain ASCII letters', () => {
  expect(passwordEncodings('a long password')).toEqual(['a long password']);
});

test('passwordEncodings omits encodings of more than 72 bytes', () => {
  expect(passwordEncodings('\u09dc'.repeat(24))).toEqual(['\u09dc'.repeat(24)]);
  expect(passwordEncodings('ক'.repeat(25))).toEqual([]);
});

test('a login tries the password as typed only if the normalised password is wrong', async () => {
  const ask = vi.fn(async (password: string) => password);
  await tryPasswordEncodings('\u09dc', ask, () => false);
  expect(ask.mock.calls).toEqual([['\u09a1\u09bc']]);
  ask.mockClear();
  expect(await tryPasswordEncodings('\u09dc', ask, () => true)).toBe('\u09dc');
  expect(ask.mock.calls).toEqual([['\u09a1\u09bc'], ['\u09dc']]);
  ask.mockClear();
  await tryPasswordEncodings('plain', ask, () => true);
  expect(ask.mock.calls).toEqual([['plain']]);
});
