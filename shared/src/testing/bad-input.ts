import fc from 'fast-check';
import { vi } from 'vitest';

// Checking 500 inputs takes a second, or several on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A fixed seed, so that every run checks the same inputs. */
export const badInput = { seed: 20_261_120, numRuns: 500 } as const;

/** JSON values, including texts that often break code. */
const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>('', '__proto__', '../../x', '//evil.example', '\0', -1, 1e300, null),
);

/** Generates copies of a JSON value with one to three parts replaced or removed. */
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

/** Generates arbitrary JSON values and slightly corrupted copies of a value. */
export function anyJsonLike(value: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(fc.jsonValue(), { arbitrary: corrupted(value), weight: 3 });
}

type Place = readonly string[];

/** The key paths of a value and all its parts. */
function placesOf(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    placesOf(part).map((place) => [key, ...place]),
  );
  return [[], ...inside];
}

function withAt(value: unknown, [key, ...rest]: Place, to: unknown): unknown {
  if (key === undefined) return to;
  // An earlier change has replaced the parent.
  if (typeof value !== 'object' || value === null) return value;
  const part = withAt(Reflect.get(value, key), rest, to);
  if (Array.isArray(value)) {
    return value.map((old: unknown, index) => (String(index) === key ? part : old));
  }
  const others = Object.entries(value).filter(([name]) => name !== key);
  return Object.fromEntries(part === undefined ? others : [...others, [key, part]]);
}
