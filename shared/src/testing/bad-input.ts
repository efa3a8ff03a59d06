import fc from 'fast-check';
import { vi } from 'vitest';

// Five hundred inputs take a second, and several on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

/** The same inputs in every run, and more than anybody would write by hand. */
export const badInput = { seed: 20_261_120, numRuns: 500 } as const;

/** What JSON can say: texts that code trips over included. */
const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>('', '__proto__', '../../x', '//evil.example', '\0', -1, 1e300, null),
);

/** A JSON value like this one, in which one to three places are something else or gone. */
export function corrupted(value: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(value);
  const change = fc.record({
    place: fc.nat(places.length - 1),
    to: fc.option(anyJson, { nil: undefined }),
  });
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce((copy, { place, to }) => withAt(copy, places[place] ?? [], to), value),
    );
}

/** Anything, and what is almost right. */
export function anyJsonLike(value: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(fc.jsonValue(), { arbitrary: corrupted(value), weight: 3 });
}

type Place = readonly string[];

/** The whole value and all in it, each with the keys that lead there. */
function placesOf(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    placesOf(part).map((place) => [key, ...place]),
  );
  return [[], ...inside];
}

function withAt(value: unknown, [key, ...rest]: Place, to: unknown): unknown {
  if (key === undefined) return to;
  // An earlier change has replaced what was there.
  if (typeof value !== 'object' || value === null) return value;
  const part = withAt(Reflect.get(value, key), rest, to);
  if (Array.isArray(value)) {
    return value.map((old: unknown, index) => (String(index) === key ? part : old));
  }
  const others = Object.entries(value).filter(([name]) => name !== key);
  return Object.fromEntries(part === undefined ? others : [...others, [key, part]]);
}
