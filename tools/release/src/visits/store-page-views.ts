import type { SiteConfig } from '@torsa/shared/site-config';
import { SiteStoreError } from '../store/store.ts';
import type { PageViewCounts } from './read-access-log.ts';

/** Time-out of the backend request for one day, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Sends page views to the backend by day. New numbers replace earlier numbers of the same log and day.
 * @throws {SiteStoreError} when the backend refuses the numbers or does not answer.
 */
export async function storePageViews(
  { backendUrl }: SiteConfig,
  serviceKey: string,
  { log, days }: PageViewCounts,
): Promise<void> {
  const url = `${backendUrl}/rest/v1/rpc/keep_page_views`;
  const headers = {
    apikey: serviceKey,
    // A Supabase secret key (`sb_secret_…`) is no JWT, unlike an older service key, so it cannot be a bearer token.
    ...(!serviceKey.startsWith('sb_') && { authorization: `Bearer ${serviceKey}` }),
    'content-type': 'application/json',
  };
  for (const [day, pages] of days) {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ log, day, pages: Object.fromEntries(pages) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new SiteStoreError(`The page views of ${day} could not be stored at ${url}.`, {
        cause,
      });
    });
    if (!answer.ok)
      throw new SiteStoreError(
        `The page views were not stored: ${url} answered with status ${answer.status}.`,
      );
  }
}
