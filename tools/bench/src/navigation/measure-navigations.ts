import { rotated, tryAgain } from '../interleave.ts';
import type { Rig } from '../rig.ts';
import { siteUrls, type Variant, variantNames, variants } from '../sites/variants.ts';
import { type Summary, summarizeAll } from '../statistics.ts';
import {
  type Approach,
  approaches,
  measureNavigation,
  type Navigation,
} from './measure-navigation.ts';

export interface NavigationRow {
  readonly variant: Variant;
  readonly approach: Approach;
  readonly measures: Readonly<Record<keyof Navigation, Summary>>;
}

/** Goes from one remote's page to another's in every variant, with and without time to fetch it ahead. */
export async function measureNavigations(rig: Rig): Promise<readonly NavigationRow[]> {
  const cases = variantNames.flatMap((variant) =>
    (Object.keys(approaches) as Approach[]).map((approach) => ({
      variant,
      approach,
      samples: [] as Navigation[],
    })),
  );
  const { rounds } = rig.options;
  for (let round = 0; round < rounds; round += 1) {
    for (const { variant, approach, samples } of rotated(cases, round)) {
      const measure = () => measureNavigation(rig.browser, siteUrls[variant], approach);
      samples.push(await tryAgain(`A navigation in the ${variants[variant]} site`, measure));
    }
    rig.progress(`Navigation, round ${round + 1} of ${rounds}`);
  }
  return cases.map(({ samples, ...row }) => ({ ...row, measures: summarizeAll(samples) }));
}
