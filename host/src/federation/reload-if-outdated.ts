import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { fetchAllReleases } from './fetch-all-releases.ts';

const storageKey = 'torsa.left-for';

/**
 * A tab keeps the versions that it started with. When none of a remote's can be had any more and the site has
 * moved on, this opens the current document instead of failing.
 * @param isBehind whether the site that is told of has moved on from what this tab knows.
 * @param address the URL that was to be shown. A visitor who has gone elsewhere meanwhile is not called away.
 * @returns false when that would not help; otherwise it never settles, because the page is being left.
 */
export async function reloadIfOutdated(
  isBehind: (current: SiteReleases) => boolean,
  address: string,
): Promise<boolean> {
  const current = await fetchAllReleases('no-store').catch(() => undefined);
  if (!current || !isBehind(current) || location.href !== address) return false;
  if (hasLeftFor(current)) return false;
  location.reload();
  return new Promise(() => {});
}

/** Once for each page and state of the site: a document that does not work either must not be opened for ever. */
function hasLeftFor({ since, remotes }: SiteReleases): boolean {
  const newest = Math.max(since, ...Object.values(remotes).map((remote) => remote.since));
  const left = `${newest} ${location.pathname}`;
  try {
    if (sessionStorage.getItem(storageKey) === left) return true;
    sessionStorage.setItem(storageKey, left);
    return false;
  } catch {
    return true;
  }
}
