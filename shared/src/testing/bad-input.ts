import fc from 'fast-check';
import { vi } from 'vitest';

// Checking 500 inputs takes a second, or several on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Only the apps' build tools have the types of Node.js. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** True in `npm run test:exhaustive`: property tests check all their inputs. Otherwise, they check a sample. */
export const isExhaustive = process.env['TORSA_EXHAUSTIVE'] === '1';

/** A fixed seed, so that every run checks the same inputs. */
export const badInput = { seed: 20_261_120, numRuns: isExhaustive ? 500 : 100 } as const;

const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10_ffff }),
);

/**
 * Generates texts of any characters. fast-check's `unit: 'binary'` would need two seconds to list all characters, and
 * so would `webPath`.
 */
export function anyText(length: fc.ArrayConstraints = {}): fc.Arbitrary<string> {
  const characters = fc.array(codePoint, length).map((codes) => String.fromCodePoint(...codes));
  return fc.oneof(fc.string(length), characters);
}

const pathUnit = fc.constantFrom(...'/azAZ09-._~!$&()*+,;=:@', '%20', '%2F', '%E0%A6%AC', '%E0');

/** Generates paths of URLs. */
export const anyPath = (): fc.Arbitrary<string> =>
  fc.string({ unit: pathUnit }).map((path) => `/${path}`);

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
