import type { Browser } from '@playwright/test';
import { chainDepth } from '../browser/chain-depth.ts';
import { openAndSettle, type Visit, withPage } from '../browser/measured-page.ts';
import type { PageObservations } from '../browser/observe-page.ts';
import type { RecordedRequest } from '../browser/record-requests.ts';
import { neededRequests } from './needed-requests.ts';

/** One page load, left alone. Times in milliseconds, sizes in bytes over the wire. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly jsBytes: number;
  /** Of the backend's client, which a visitor needs only for signing in and for forms. */
  readonly supabaseBytes: number;
  readonly bytes: number;
  readonly requests: number;
  readonly chainDepth: number;
  /** What else was fetched until nothing was under way any more: other pages ahead, and the code for that. */
  readonly aheadBytes: number;
}

export async function measureLoad(browser: Browser, visit: Visit, url: string): Promise<Load> {
  return withPage(browser, visit, async (measured) => {
    await openAndSettle(measured, url);
    const seen = await measured.observations();
    const navigationStart = await measured.page.evaluate(() => performance.timeOrigin);
    const requests = measured.recorder.requests();
    const aliveAt = navigationStart + (seen.alive ?? Number.POSITIVE_INFINITY);
    const needed = neededRequests(requests, aliveAt);
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: blockingTime(seen),
      jsBytes: bytesOf(needed.filter(({ type }) => type === 'Script')),
      supabaseBytes: bytesOf(requests.filter(({ url }) => url.includes('/supabase.'))),
      bytes: bytesOf(needed),
      requests: needed.length,
      chainDepth: chainDepth(needed),
      aheadBytes: bytesOf(requests) - bytesOf(needed),
    };
  });
}

/** What each task after the first paint takes beyond 50 ms, together. */
function blockingTime({ fcp, longTasks }: PageObservations): number {
  return longTasks
    .map(([start, duration]) => Math.min(duration, start + duration - fcp) - 50)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}

function bytesOf(requests: readonly RecordedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
