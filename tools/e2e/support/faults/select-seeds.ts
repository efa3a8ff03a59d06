import { combinationCount } from './combinations.ts';
import { sampleSeeds } from './sample-seeds.ts';

/** Few enough that the workers finish together, and enough to keep a browser busy. */
const seedsPerTest = 17;

/**
 * The seeds to try, in the groups that share a browser.
 * @param wanted `1-1000` or `217`; without it a sample, or, when the run is exhaustive, each fault of each target in each
 * situation once.
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
  if (!first) throw new Error(`FAULT_SEEDS is "${wanted}", and must be like 217 or 1-1000.`);
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => Number(first) + index,
  );
}
