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
] as const)(
  'readPasswordLink of the URL query and hash "%s%s" returns %o',
  (search, hash, expected) => {
    expect(readPasswordLink({ search, hash })).toEqual(expected);
  },
);

test.each([
  [null, undefined],
  [{}, undefined],
  [{ passwordLink: recovery }, recovery],
  [{ passwordLink: 'invalid' }, 'invalid'],
  [{ passwordLink: null }, undefined],
  [{ passwordLink: { type: 'recovery' } }, undefined],
  [{ passwordLink: { type: 'other', tokenHash: 'abc' } }, undefined],
])('readStoredPasswordLink of the history state %o returns %o', (state, expected) => {
  expect(readStoredPasswordLink(state)).toEqual(expected);
});
