import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { fetchAllReleases } from './fetch-all-releases.ts';

const storageKey = 'torsa.left-for';

/**
 * Reloads the page if no release of a remote can be loaded and the site has newer releases than this tab. A tab otherwise
 * keeps its releases.
 * @param isBehind returns true if these current releases are newer than those of this tab.
 * @param address the URL whose page failed. If the visitor has opened another page in the meantime, the page does not reload.
 * @returns false if a reload would not help. Otherwise the promise stays pending, because the page is reloading.
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

/** Allows one reload for each path and revision of the site, to prevent a loop of reloads. */
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
