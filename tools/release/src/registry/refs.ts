import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { NextRegistryState } from './site-draft.ts';

/** The role of a release: live, previous or canary. */
export type ReleaseRole = 'live' | 'previous' | 'canary';

/** An entry of registry.json for a release of a remote. */
export interface RemoteReference {
  readonly app: string;
  readonly channel: ReleaseRole;
  readonly entry: RegistryRelease;
}

/** An entry of registry.json for a release of the host or a remote. */
export interface AppReference {
  readonly app: string;
  readonly channel: ReleaseRole;
  readonly entry: { readonly version: string; readonly manifest?: string | undefined };
}

export function listRemoteReferences({
  remotes,
}: Pick<NextRegistryState, 'remotes'>): readonly RemoteReference[] {
  return Object.entries(remotes).flatMap(([app, { live, previous, canary }]) => [
    { app, channel: 'live' as const, entry: live },
    ...(previous ? [{ app, channel: 'previous' as const, entry: previous }] : []),
    ...(canary ? [{ app, channel: 'canary' as const, entry: canary.release }] : []),
  ]);
}

export function listAppReferences({ host, remotes }: NextRegistryState): readonly AppReference[] {
  return [
    ...(host ? [{ app: 'host', channel: 'live', entry: host.live } as const] : []),
    ...(host?.previous
      ? [{ app: 'host', channel: 'previous', entry: host.previous } as const]
      : []),
    ...listRemoteReferences({ remotes }),
  ];
}
