import type { Browser } from '@playwright/test';
import { measureLoad } from '@torsa/e2e/support/page-load/measure-load';
import { measureRounds } from '../measure-rounds.ts';
import type { Options } from '../options.ts';
import type { Row } from '../results.ts';
import { siteUrls } from '../sites/variants.ts';
import { measureInteractive } from './measure-interactive.ts';

/** Opens every page in every variant on slow 4G, twice: left alone, and pressed as early as it can answer. */
export async function measurePageLoads(
  browser: Browser,
  { rounds, routes }: Options,
): Promise<readonly Row[]> {
  // The first pages of a browser and of a server are slower than all others.
  for (const url of Object.values(siteUrls)) await measureLoad(browser, 'unthrottled', `${url}/`);
  return measureRounds(rounds, routes, async (route, variant) => {
    const url = siteUrls[variant] + route;
    return {
      ...(await measureLoad(browser, 'slow', url)),
      interactive: await measureInteractive(browser, 'slow', url),
    };
  });
}
