import type { Browser } from '@playwright/test';
import { measurePageLoad } from '@torsa/e2e/support/page-load/measure-load';
import { measureInRounds } from '../measure-rounds.ts';
import { type BenchOptions, measuredPaths } from '../options.ts';
import type { BenchResultRow } from '../results.ts';
import { siteVariantNames, siteVariantUrls } from '../sites/variants.ts';

/** Measures the page load of every page in every variant on slow 4G, without any input. */
export async function measurePageLoads(
  browser: Browser,
  { rounds }: BenchOptions,
): Promise<readonly BenchResultRow[]> {
  // The first page load is not measured, because a new browser and a new server answer slowly.
  for (const variant of siteVariantNames) {
    await measurePageLoad(browser, 'unthrottled', `${siteVariantUrls[variant]}/`);
  }
  return measureInRounds(rounds, measuredPaths, async (route, variant) => ({
    ...(await measurePageLoad(browser, 'slow', siteVariantUrls[variant] + route)),
  }));
}
