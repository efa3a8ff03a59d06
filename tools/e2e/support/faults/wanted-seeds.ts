import { round } from './combinations.ts';

/** Few enough that the workers finish together, and enough to keep a browser busy. */
const inOneTest = 40;

/**
 * The seeds to try, in the groups that share a browser.
 * @param wanted `1-1000` or `217`; without it, those that have each fault of each target in each situation once.
 */
export function wantedSeeds(wanted = `1-${round}`): readonly (readonly number[])[] {
  const [, first, last = first] = /^([1-9]\d*)(?:-([1-9]\d*))?$/.exec(wanted) ?? [];
  if (!first) throw new Error(`FAULT_SEEDS is "${wanted}", and must be like 217 or 1-1000.`);
  const groups: number[][] = [];
  for (let seed = Number(first); seed <= Number(last); seed += inOneTest) {
    const length = Math.min(inOneTest, Number(last) - seed + 1);
    groups.push(Array.from({ length }, (_, index) => seed + index));
  }
  return groups;
}
