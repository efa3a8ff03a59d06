import { expect, test } from 'vitest';
import { createTotpCode } from './totp.ts';

// The test vectors of RFC 6238, appendix B. Its codes have eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('the code of an authenticator app at second %i is %s', (second, code) => {
  expect(createTotpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', second * 1000)).toBe(code);
});
