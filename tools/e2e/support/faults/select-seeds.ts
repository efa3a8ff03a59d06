import { faultCombinationCount } from './combinations.ts';
import { chooseDefaultFaultSeeds } from './sample-seeds.ts';

/** Number of fault seeds per test: small enough for many workers, and large enough to reuse a browser. */
const seedsPerTest = 10;

/**
 * Groups the selected fault seeds by browser.
 * @param wanted a range such as `1-1000` or a seed such as `217`. By default, a sample or, in an exhaustive run, all
 * seeds.
 */
export function groupFaultSeedsByBrowser(
  wanted: string | undefined,
  isExhaustive: boolean,
): readonly (readonly number[])[] {
  const seeds =
    isExhaustive || wanted
      ? seedsFrom(wanted ?? `1-${faultCombinationCount}`)
      : chooseDefaultFaultSeeds();
  return Array.from({ length: Math.ceil(seeds.length / seedsPerTest) }, (_, index) =>
    seeds.slice(index * seedsPerTest, (index + 1) * seedsPerTest),
  );
}

function seedsFrom(wanted: string): readonly number[] {
  const [, first, last = first] = /^([1-9]\d*)(?:-([1-9]\d*))?$/.exec(wanted) ?? [];
  if (!first)
    throw new Error(
      `Invalid FAULT_SEEDS: ${wanted}. Use a number or a range, such as 217 or 1-1000.`,
    );
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => Number(first) + index,
  );
}
