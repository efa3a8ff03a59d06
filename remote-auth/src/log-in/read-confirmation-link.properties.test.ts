import { anyText, badInput } from '@torsa/shared/testing/bad-input';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfirmationLinkResult } from './read-confirmation-link.ts';

const parts = fc.oneof(
  fc.webQueryParameters(),
  fc.webFragments(),
  anyText(),
  fc.stringMatching(/^((access_token|code|error|error_code|x|%|%E0%A4)[=&;#?]?){0,5}$/),
);

test('readConfirmationLinkResult returns confirmed, invalid or none for any query and hash of a URL', () => {
  fc.assert(
    fc.property(parts, parts, (search, hash) => {
      const found = readConfirmationLinkResult({ search: `?${search}`, hash: `#${hash}` });
      expect(['confirmed', 'invalid', undefined]).toContain(found);
    }),
    badInput,
  );
});

test('readConfirmationLinkResult never returns confirmed for a URL with an error', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.boolean(), (others, isInHash) => {
      const error = `error=access_denied&${others}`;
      const address = isInHash
        ? { search: `?${others}`, hash: `#${error}` }
        : { search: `?${error}`, hash: '#access_token=a' };
      expect(readConfirmationLinkResult(address)).toBe('invalid');
    }),
    badInput,
  );
});
