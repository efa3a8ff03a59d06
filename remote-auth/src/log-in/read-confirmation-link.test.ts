import { expect, test } from 'vitest';
import { readConfirmationLinkResult } from './read-confirmation-link.ts';

test.each([
  ['', '', undefined],
  ['?from=footer', '#top', undefined],
  ['', '#access_token=a&refresh_token=b&type=signup', 'confirmed'],
  ['?code=a', '', 'confirmed'],
  ['', '#error=access_denied&error_code=otp_expired&error_description=gone', 'invalid'],
  ['?error=access_denied', '', 'invalid'],
] as const)(
  'readConfirmationLinkResult of the URL query and hash "%s%s" returns %s',
  (search, hash, expected) => {
    expect(readConfirmationLinkResult({ search, hash })).toBe(expected);
  },
);
