import type { Browser } from '@playwright/test';
import { measureLoad } from '@torsa/e2e/support/page-load/measure-load';
import { measureRounds } from '../measure-rounds.ts';
import { type Options, routes } from '../options.ts';
import type { Row } from '../results.ts';
import { siteUrls, variantNames } from '../sites/variants.ts';

/** Opens every page in every variant on slow 4G, without input. */
export async function measurePageLoads(
  browser: Browser,
  { rounds }: Options,
): Promise<readonly Row[]> {
  // The first pages of a browser and of a server are slower than all later ones.
  for (const variant of variantNames) {
    await measureLoad(browser, 'unthrottled', `${siteUrls[variant]}/`);
  }
  return measureRounds(rounds, routes, async (route, variant) => ({
    ...(await measureLoad(browser, 'slow', siteUrls[variant] + route)),
  }));
}
