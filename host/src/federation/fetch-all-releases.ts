import {
  allReleasesFilePath,
  isSiteReleases,
  type SiteReleases,
} from '@torsa/shared/contract/site-releases';

/** The time-out in milliseconds for fetching the list of releases. It is short because a visitor may be waiting. */
const timeoutMs = 5_000;

/**
 * Fetches the list of the current releases of all remotes (micro-frontends).
 * @param cache `reload` bypasses a damaged response in the browser's cache. `no-store` also bypasses proxies that
 * ignore caching rules.
 * @throws {Error} if the request fails or the response is invalid.
 */
export async function fetchAllReleases(cache: RequestCache = 'default'): Promise<SiteReleases> {
  const response = await fetch(`/${allReleasesFilePath}`, {
    cache,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok)
    throw new Error(
      `The request for ${allReleasesFilePath} failed with status ${response.status}.`,
    );
  const releases: unknown = await response.json();
  if (!isSiteReleases(releases))
    throw new Error(`${allReleasesFilePath} is not a valid list of releases.`);
  return releases;
}
