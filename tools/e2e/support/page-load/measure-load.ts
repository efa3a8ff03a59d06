import type { Browser } from '@playwright/test';
import { computeRequestChainDepth } from './chain-depth.ts';
import { openUrlAndWaitUntilIdle, runInBrowserPage } from './measured-page.ts';
import { selectRequestsUntilInteractive } from './needed-requests.ts';
import type { PageObservations } from './observe-page.ts';
import type { NetworkProfile } from './profiles.ts';
import { type RecordedRequest, sumTransferredBytes } from './record-requests.ts';

/** Metrics of a page load without user interaction. Times are in milliseconds, and sizes are transferred bytes. */
export interface PageLoadMetrics {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** Time until the page is rendered and React has hydrated the page shell. */
  readonly interactive: number;
  readonly jsBytes: number;
  /** Transferred bytes of the Supabase client library, which a visitor needs only for the login and forms. */
  readonly supabaseBytes: number;
  readonly bytes: number;
  readonly requests: number;
  readonly chainDepth: number;
}

/** @param sumScripts returns the bytes of scripts, for example with another compression than the loaded scripts. */
export async function measurePageLoad(
  browser: Browser,
  profile: NetworkProfile,
  url: string,
  sumScripts: (
    scripts: readonly RecordedRequest[],
  ) => number | Promise<number> = sumTransferredBytes,
): Promise<PageLoadMetrics> {
  return runInBrowserPage(browser, profile, async (measured) => {
    await openUrlAndWaitUntilIdle(measured, url);
    const { seen, navigationStart } = await measured.page.evaluate(() => ({
      seen: window.observations,
      navigationStart: performance.timeOrigin,
    }));
    const requests = measured.recorder.requests();
    const needed = selectRequestsUntilInteractive(requests, navigationStart + (seen.alive ?? 0));
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: blockingTime(seen),
      interactive: seen.alive ?? Number.NaN,
      jsBytes: await sumScripts(needed.filter(({ type }) => type === 'Script')),
      supabaseBytes: sumTransferredBytes(requests.filter(({ url }) => url.includes('/supabase.'))),
      bytes: sumTransferredBytes(needed),
      requests: needed.length,
      chainDepth: computeRequestChainDepth(needed),
    };
  });
}

/** Total blocking time (TBT): for all long tasks after the first paint, the sum of the time beyond 50 ms. */
function blockingTime({ fcp, longTasks }: PageObservations): number {
  return longTasks
    .map(([start, duration]) => Math.min(duration, start + duration - fcp) - 50)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}
