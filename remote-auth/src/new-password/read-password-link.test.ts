import { expect, test } from 'vitest';
import { readPasswordLink, readStoredPasswordLink } from './read-password-link.ts';

const recovery = { type: 'recovery', tokenHash: 'abc' };

test.each([
  ['', '', undefined],
  ['?from=footer', '#top', undefined],
  ['?token_hash=abc&type=recovery', '', recovery],
  ['', '#token_hash=abc&type=recovery', recovery],
  ['?token_hash=abc&type=invite', '', { type: 'invite', tokenHash: 'abc' }],
  ['?token_hash=abc', '', 'invalid'],
  ['?token_hash=abc&type=recov', '', 'invalid'],
  ['?token_hash=&type=recovery', '', 'invalid'],
  ['?token_hash=abc&type=email_change', '', 'invalid'],
  ['', '#error=access_denied&error_code=otp_expired', 'invalid'],
  ['?code=abc', '', 'invalid'],
] as const)('readPasswordLink reads "%s%s" as %o', (search, hash, expected) => {
  expect(readPasswordLink({ search, hash })).toEqual(expected);
});

test.each([
  [null, undefined],
  [{}, undefined],
  [{ passwordLink: recovery }, recovery],
  [{ passwordLink: 'invalid' }, 'invalid'],
  [{ passwordLink: null }, undefined],
  [{ passwordLink: { type: 'recovery' } }, undefined],
  [{ passwordLink: { type: 'other', tokenHash: 'abc' } }, undefined],
])('readStoredPasswordLink reads the history state %o as %o', (state, expected) => {
  expect(readStoredPasswordLink(state)).toEqual(expected);
});
