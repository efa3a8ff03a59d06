import { combinationCount } from './combinations.ts';
import { sampleSeeds } from './sample-seeds.ts';

/** Seeds per test: few enough for even work among the workers, and enough to reuse a browser. */
const seedsPerTest = 17;

/**
 * Returns the seeds in groups that share a browser.
 * @param wanted `1-1000` or `217`; by default a sample, or in an exhaustive run all combinations
 */
export function selectSeeds(
  wanted: string | undefined,
  isExhaustive: boolean,
): readonly (readonly number[])[] {
  const seeds =
    isExhaustive || wanted ? seedsFrom(wanted ?? `1-${combinationCount}`) : sampleSeeds();
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
