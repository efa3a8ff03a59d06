import type {
  RegistryRelease,
  RegistryRemoteApp,
  ReleaseRegistry,
} from '@torsa/shared/contract/registry';
import { type AppRelease, formatReleaseName, ReleaseError } from '../releases/release.ts';
import { siteFileKeys } from '../store/site-keys.ts';

type HostRelease = ReleaseRegistry['host']['live'];

/**
 * A remote's entry of registry.json without `since` (the revision of its last change), which `createNextRegistry` adds.
 */
type DraftRemote = Omit<RegistryRemoteApp, 'since'>;

/**
 * The draft of the next registry.json while a command changes it. Before the first publish, the draft has no host.
 */
export interface NextRegistryState {
  readonly siteConfig?: string | undefined;
  readonly host?: ReleaseRegistry['host'] | undefined;
  readonly remotes: Readonly<Record<string, DraftRemote>>;
  readonly revoked?: ReleaseRegistry['revoked'];
  readonly pruning?: ReleaseRegistry['pruning'];
}

/**
 * Makes a release live instead of the live release, which becomes the previous release. A canary of the same version
 * ends.
 */
export function makeReleaseLive(draft: NextRegistryState, release: AppRelease): NextRegistryState {
  switch (release.manifest.kind) {
    case 'host':
      return { ...draft, host: withLive(draft.host, hostEntry(release)) };
    case 'remote': {
      const old = draft.remotes[release.app];
      const remote = withLive(old, createRemoteEntry(release));
      const ends = old?.canary?.release.version === release.version;
      return withRemote(draft, release.app, {
        ...remote,
        ...(old?.canary && !ends ? { canary: old.canary } : {}),
      });
    }
  }
}

function withLive<Entry extends { readonly version: string }>(
  old: { readonly live: Entry; readonly previous?: Entry | undefined } | undefined,
  live: Entry,
) {
  // If the published version is already live, the publish only restores lost files, and the previous release stays
  // unchanged.
  const previous = old?.live.version === live.version ? old.previous : old?.live;
  return { live, ...(previous ? { previous } : {}) };
}

/** Serves another release of a remote to a percentage of browsers. */
export function setCanaryRelease(
  draft: NextRegistryState,
  release: AppRelease,
  percent: number,
): NextRegistryState {
  if (release.manifest.kind === 'host') throw new ReleaseError(hostCanaryRefusalMessage);
  const remote = draft.remotes[release.app];
  if (!remote) {
    throw new ReleaseError(
      `${release.app} has no live release, so it cannot have a canary. Publish it first.`,
    );
  }
  if (remote.live.version === release.version) {
    throw new ReleaseError(
      `${formatReleaseName(release)} is already live, so it cannot be the canary.`,
    );
  }
  const canary = { percent, release: createRemoteEntry(release) };
  return withRemote(draft, release.app, { ...remote, canary });
}

export const hostCanaryRefusalMessage =
  'The host cannot be a canary: documents are made once for all browsers, by the live host. Publish it, and "rollback host" if something is wrong.';

/** Ends a canary release, so that every browser loads the live release. */
export function endCanaryRelease(draft: NextRegistryState, app: string): NextRegistryState {
  const remote = draft.remotes[app];
  if (!remote?.canary) throw new ReleaseError(`${app} has no canary release.`);
  const { canary: _, ...rest } = remote;
  return withRemote(draft, app, rest);
}

/** Drops an app's previous release, so that browsers have no fallback. */
export function removePreviousRelease(draft: NextRegistryState, app: string): NextRegistryState {
  if (app === 'host') return draft.host ? { ...draft, host: { live: draft.host.live } } : draft;
  const remote = draft.remotes[app];
  if (!remote) return draft;
  const { previous: _, ...rest } = remote;
  return withRemote(draft, app, rest);
}

/** Removes a remote with all its releases from the site. */
export function removeRemote(draft: NextRegistryState, app: string): NextRegistryState {
  const { [app]: _, ...remotes } = draft.remotes;
  return { ...draft, remotes };
}

function withRemote(draft: NextRegistryState, app: string, remote: DraftRemote): NextRegistryState {
  return { ...draft, remotes: { ...draft.remotes, [app]: remote } };
}

function hostEntry({ version, manifestIntegrity }: AppRelease): HostRelease {
  return { version, manifest: manifestIntegrity };
}

/** Makes the registry.json entry of a release. */
export function createRemoteEntry({
  app,
  version,
  manifest,
  manifestIntegrity,
}: Omit<AppRelease, 'readNodeBundle'>): RegistryRelease {
  if (manifest.kind !== 'remote')
    throw new ReleaseError(
      `${app}@${version} is a release of the host, but a release of a remote app is needed.`,
    );
  const [entry = ''] = manifest.initial;
  const nav = manifest.pages.flatMap((page) => page.nav ?? []);
  return {
    version,
    entry: `/${siteFileKeys.browserFile(app, entry)}`,
    // Ignores a manifest without an entry file, because the release gate reports this problem.
    ...(manifest.files[entry] ? { integrity: manifest.files[entry].integrity } : {}),
    manifest: manifestIntegrity,
    global: manifest.global,
    routes: manifest.pages.map(({ pattern }) => pattern),
    ...(nav.length > 0 ? { nav } : {}),
  };
}
