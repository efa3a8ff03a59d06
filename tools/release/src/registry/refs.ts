import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { NextRegistryState } from './site-draft.ts';

/** The role of a release on the site: live, previous (the fallback) or canary (shown to some browsers). */
export type ReleaseRole = 'live' | 'previous' | 'canary';

/** An entry of registry.json for a release of a remote. */
export interface RemoteRegistryEntry {
  readonly app: string;
  readonly channel: ReleaseRole;
  readonly entry: RegistryRelease;
}

/** An entry of registry.json for a release of the host or a remote. */
export interface AppRegistryEntry {
  readonly app: string;
  readonly channel: ReleaseRole;
  readonly entry: { readonly version: string; readonly manifest?: string | undefined };
}

export function listRemoteRegistryEntries({
  remotes,
}: Pick<NextRegistryState, 'remotes'>): readonly RemoteRegistryEntry[] {
  return Object.entries(remotes).flatMap(([app, { live, previous, canary }]) => [
    { app, channel: 'live' as const, entry: live },
    ...(previous ? [{ app, channel: 'previous' as const, entry: previous }] : []),
    ...(canary ? [{ app, channel: 'canary' as const, entry: canary.release }] : []),
  ]);
}

export function listAppRegistryEntries({
  host,
  remotes,
}: NextRegistryState): readonly AppRegistryEntry[] {
  return [
    ...(host ? [{ app: 'host', channel: 'live', entry: host.live } as const] : []),
    ...(host?.previous
      ? [{ app: 'host', channel: 'previous', entry: host.previous } as const]
      : []),
    ...listRemoteRegistryEntries({ remotes }),
  ];
}
