import { anyPath, anyText, badInput } from '@torsa/shared/testing/bad-input';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadReleasePreview } from './load-preview.ts';
import { getUrlThatEndsPreview } from './requested-preview.ts';

const origin = 'https://torsa.example';

test('the link that ends a preview stays on this site and preserves the rest of the URL', () => {
  const addresses = fc
    .tuple(fc.oneof(anyPath(), anyText()), anyPath())
    .map(([path, search]) => new URL(`${origin}/${path.replace(/[?#]/g, '')}?x=1&${search}`));
  fc.assert(
    fc.property(addresses, (address) => {
      const out = new URL(getUrlThatEndsPreview(address), origin);
      expect(out.origin).toBe(origin);
      expect(out.searchParams.get('preview')).toBe('off');
      expect(out.searchParams.get('x')).toBe('1');
    }),
    badInput,
  );
});

test('loadReleasePreview sends no request for an invalid preview value', async () => {
  const wanted = fc.oneof(anyText(), fc.stringMatching(/^[a-z./]{1,5}@[0-9a-f/.]{0,11}$/));
  await fc.assert(
    fc.asyncProperty(wanted, async (text) => {
      await expect(loadReleasePreview(text)).rejects.toThrow(/^Invalid preview in the URL/);
    }),
    badInput,
  );
});
