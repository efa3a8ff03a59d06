import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { fetchAllReleases } from './fetch-all-releases.ts';

const storageKey = 'torsa.left-for';

/**
 * Reloads the page if no release of a remote app can be loaded and the site has newer releases than this tab.
 * @param isBehind returns true if the given current releases are newer than those of this tab.
 * @param address the URL of the failed page. If the visitor has opened another URL in the meantime, the page does not
 * reload.
 * @returns false if a reload would not help. During a reload, the promise stays pending.
 */
export async function reloadPageIfOutdated(
  isBehind: (current: SiteReleases) => boolean,
  address: string,
): Promise<boolean> {
  const current = await fetchAllReleases('no-store').catch(() => undefined);
  if (!current || !isBehind(current) || location.href !== address) return false;
  if (hasLeftFor(current)) return false;
  location.reload();
  return new Promise(() => {});
}

/** True if this tab already reloaded this path for the current site revision. This prevents a reload loop. */
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
