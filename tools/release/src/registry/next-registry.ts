import { isDeepStrictEqual } from 'node:util';
import { liveEntries } from '@torsa/shared/contract/navigation';
import type { Registry } from '@torsa/shared/contract/registry';
import { StoreError } from '../store/store.ts';
import type { SiteDraft } from './site-draft.ts';

/** The registry of a draft. Each part has the revision of its last change. @returns the same object without a change. */
export function nextRegistry(
  current: Registry | undefined,
  { siteConfig, host, remotes, revoked, pruning }: SiteDraft,
): Registry {
  if (!host) throw new StoreError('The site has no host yet: publish the host too.');
  const revision = (current?.revision ?? 0) + 1;
  const sinceOf = <T extends { readonly since: number }>(part: Omit<T, 'since'>, old?: T) =>
    old && isDeepStrictEqual({ ...part, since: old.since }, { ...old }) ? old.since : revision;
  const hostSince = sinceOf(
    { siteConfig, host },
    current && { since: current.since, siteConfig: current.siteConfig, host: current.host },
  );
  const hasSameNavigation =
    current && isDeepStrictEqual(liveEntries(current), liveEntries({ remotes }));
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
