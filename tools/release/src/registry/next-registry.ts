import { isDeepStrictEqual } from 'node:util';
import { listLiveNavigationEntries } from '@torsa/shared/contract/navigation';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import { SiteStoreError } from '../store/store.ts';
import type { NextRegistryState } from './site-draft.ts';

/**
 * Turns the draft of a site change into the next registry, with the revision of each app's last change.
 * @returns the current registry object when the draft changes nothing.
 */
export function createNextRegistry(
  current: ReleaseRegistry | undefined,
  { siteConfig, host, remotes, revoked, pruning }: NextRegistryState,
): ReleaseRegistry {
  if (!host) throw new SiteStoreError('The site has no host yet. Publish the host too.');
  const revision = (current?.revision ?? 0) + 1;
  const sinceOf = <T extends { readonly since: number }>(part: Omit<T, 'since'>, old?: T) =>
    old && isDeepStrictEqual({ ...part, since: old.since }, { ...old }) ? old.since : revision;
  const hostSince = sinceOf(
    { siteConfig, host },
    current && { since: current.since, siteConfig: current.siteConfig, host: current.host },
  );
  const hasSameNavigation =
    current &&
    isDeepStrictEqual(listLiveNavigationEntries(current), listLiveNavigationEntries({ remotes }));
  const next = {
    revision,
    since: hostSince,
    navigationSince: hasSameNavigation ? current.navigationSince : revision,
    siteConfig,
    host,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([app, remote]) => {
        const since = sinceOf(remote, current?.remotes[app]);
        return [app, { ...remote, since }];
      }),
    ),
    ...(revoked ? { revoked } : {}),
    ...(pruning ? { pruning } : {}),
    ...(current?.history ? { history: current.history } : {}),
  };
  const same = current && isDeepStrictEqual({ ...next, revision: current.revision }, current);
  return same ? current : next;
}
