import type { SiteConfig } from '@torsa/shared/site-config';
import { StoreError } from '../store/store.ts';
import type { PageViews } from './read-access-log.ts';

/** How long the backend may take for a day, in milliseconds. */
const timeoutMs = 10_000;

/** Has the backend keep page views, day by day; what it has of the same log and day gives way. @throws {StoreError} */
export async function keepPageViews(
  { backendUrl, publishableKey }: SiteConfig,
  serviceKey: string,
  { log, days }: PageViews,
): Promise<void> {
  const url = `${backendUrl}/rest/v1/rpc/keep_page_views`;
  const headers = {
    // A secret key of the newer kind is no token; the older kind is.
    apikey: serviceKey.startsWith('sb_') ? serviceKey : publishableKey,
    authorization: `Bearer ${serviceKey}`,
    'content-type': 'application/json',
  };
  for (const [day, pages] of days) {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ log, day, pages: Object.fromEntries(pages) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new StoreError(`The page views of ${day} cannot be kept at ${url}.`, { cause });
    });
    if (!answer.ok) throw new StoreError(`${url} answers with status ${answer.status}.`);
  }
}
