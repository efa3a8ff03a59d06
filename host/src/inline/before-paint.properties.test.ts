import { Script } from 'node:vm';
import { anyPath, anyText, badInput } from '@torsa/shared/testing/bad-input';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import beforePaint from './before-paint.ts?script';

const origin = 'https://torsa.example';
const script = new Script(beforePaint);

const addresses = fc
  .tuple(
    fc.oneof(anyPath(), fc.stringMatching(/^\/(bn|en|\/|[.\\%@:]|evil\.example){0,6}$/), anyText()),
    anyPath(),
    anyPath(),
  )
  .map(([path, search, hash]) => new URL(`${origin}/${path}?${search}#${hash}`));

test('the language redirect stays on this site and causes no loop, for any URL and stored language', () => {
  const stored = fc.oneof(fc.constantFrom('en', 'bn'), fc.string(), fc.constant(null));
  fc.assert(
    fc.property(addresses, stored, (address, chosen) => {
      const [led] = open(address, chosen);
      if (led === undefined) return;
      const next = new URL(led);
      expect(next.origin).toBe(origin);
      expect(next.search + next.hash).toBe(address.search + address.hash);
      expect(open(next, chosen)).toEqual([]);
    }),
    badInput,
  );
});

/** @returns the addresses to which the script redirects. */
function open({ pathname, search, hash }: URL, chosen: string | null): readonly string[] {
  const led: string[] = [];
  script.runInNewContext({
    location: { origin, pathname, search, hash, replace: (to: string) => led.push(to) },
    document: { referrer: '', documentElement: { style: {} } },
    localStorage: { getItem: () => chosen },
    addEventListener: () => {},
  });
  return led;
}
