import { changeSite, type SiteChangeOptions } from '../change/change-site.ts';
import {
  endCanaryRelease,
  hostCanaryRefusalMessage,
  makeReleaseLive,
  type NextRegistryState,
  setCanaryRelease,
} from '../registry/site-draft.ts';
import { createBuildReleaseSource } from '../releases/built-releases.ts';
import { ReleaseError } from '../releases/release.ts';
import { createStoredReleaseSource } from '../releases/stored-release.ts';
import { uploadBuild } from '../releases/upload.ts';
import type { SiteStore } from '../store/store.ts';
import { type AppChangeResult, changeAppVersions } from './change-app.ts';
import { readAppBuild } from './read-app-build.ts';

export interface CanaryReleaseOptions {
  readonly app: string;
  /** The percentage of browsers that load the canary release. */
  readonly percent: number;
  /** The build or published version to serve. Undefined if only the percentage of the current canary changes. */
  readonly from?: { readonly dir: string } | { readonly version: string };
}

/**
 * Serves another release of a remote to a percentage of browsers.
 * @throws {ReleaseError} for the host, and for the live version.
 */
export async function startCanaryRelease(
  store: SiteStore,
  { app, percent, from }: CanaryReleaseOptions,
  options: SiteChangeOptions = {},
): Promise<AppChangeResult> {
  if (app === 'host') throw new ReleaseError(hostCanaryRefusalMessage);
  const build = from && 'dir' in from ? await readAppBuild(app, from.dir) : undefined;
  return changeAppVersions(
    store,
    {
      action: 'canary',
      note: `${percent} %`,
      app,
      version: from && 'version' in from ? from.version : build?.version,
      versionIn: (current) => canaryVersion(current, app),
      move: (current, release) => setCanaryRelease(current, release, percent),
      source: createBuildReleaseSource(store, build ? [build] : []),
      upload: async () => build && uploadBuild(store, build, options.progress),
    },
    options,
  );
}

/**
 * Makes the canary release live for all browsers.
 * @throws {ReleaseError} when the remote has no canary.
 */
export function promoteCanaryRelease(
  store: SiteStore,
  app: string,
  options: SiteChangeOptions = {},
): Promise<AppChangeResult> {
  const versionIn = (current: NextRegistryState) => canaryVersion(current, app);
  return changeAppVersions(
    store,
    { action: 'promote', app, version: undefined, versionIn, move: makeReleaseLive },
    options,
  );
}

/**
 * Ends the canary release, so that all browsers load the live release.
 * @throws {ReleaseError} when the remote has no canary.
 */
export async function abortCanaryRelease(
  store: SiteStore,
  app: string,
  options: SiteChangeOptions = {},
): Promise<AppChangeResult> {
  let version = '';
  const decide = async (current: NextRegistryState) => {
    version = canaryVersion(current, app);
    return endCanaryRelease(current, app);
  };
  const event = () => ({ action: 'abort' as const, releases: [{ app, version }] });
  const result = await changeSite(
    store,
    { source: createStoredReleaseSource(store), decide, event },
    options,
  );
  return { ...result, app, version };
}

function canaryVersion({ remotes }: NextRegistryState, app: string): string {
  const canary = remotes[app]?.canary;
  if (canary) return canary.release.version;
  throw new ReleaseError(
    `${app} has no canary release. Start one with "canary ${app} --percent 10 --from <app folder>" or --version.`,
  );
}
