import {
  allReleasesFile,
  isSiteReleases,
  type SiteReleases,
} from '@torsa/shared/contract/site-releases';

/** The time-out in milliseconds. It is short because a visitor may be waiting. */
const timeoutMs = 5_000;

/**
 * Fetches the current releases of all remotes.
 * @param cache `reload` bypasses a damaged copy in the browser's cache: its ETag is valid, so revalidation would keep it.
 * `no-store` also bypasses proxies that ignore caching rules.
 * @throws {Error} if the request fails or the response is invalid.
 */
export async function fetchAllReleases(cache: RequestCache = 'default'): Promise<SiteReleases> {
  const response = await fetch(`/${allReleasesFile}`, {
    cache,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok)
    throw new Error(`The request for ${allReleasesFile} failed with status ${response.status}.`);
  const releases: unknown = await response.json();
  if (!isSiteReleases(releases)) throw new Error(`${allReleasesFile} is not a list of releases.`);
  return releases;
}
