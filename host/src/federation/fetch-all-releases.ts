import {
  allReleasesFile,
  isSiteReleases,
  type SiteReleases,
} from '@torsa/shared/contract/site-releases';

/** How long to wait, in milliseconds: somebody may be waiting for an answer. */
const timeoutMs = 5_000;

/**
 * Fetches what the site tells of all remotes, as it is now.
 * @param cache `reload` past a copy that came damaged: its ETag is right, so asking the server would keep it for ever.
 * `no-store` also past caches that keep to no rules.
 * @throws {Error} when it cannot be had or read.
 */
export async function fetchAllReleases(cache: RequestCache = 'default'): Promise<SiteReleases> {
  const response = await fetch(`/${allReleasesFile}`, {
    cache,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${allReleasesFile} came with status ${response.status}.`);
  const releases: unknown = await response.json();
  if (!isSiteReleases(releases)) throw new Error(`${allReleasesFile} is not a list of releases.`);
  return releases;
}
