import {
  changeSite,
  type SiteChange,
  type SiteChangeOptions,
  type SiteChangeResult,
} from '../change/change-site.ts';
import type { ReleaseHistoryEvent } from '../history/record-change.ts';
import type { NextRegistryState } from '../registry/site-draft.ts';
import type { AppRelease, ReleaseSource } from '../releases/release.ts';
import { createStoredReleaseSource } from '../releases/stored-release.ts';
import type { SiteStore } from '../store/store.ts';

export interface AppChangeResult extends SiteChangeResult {
  readonly app: string;
  /** The version that the command has made live, has made the canary, or has removed. */
  readonly version: string;
}

export interface AppVersionChange
  extends Partial<Pick<SiteChange, 'source' | 'upload'>>,
    Pick<ReleaseHistoryEvent, 'action' | 'note'> {
  readonly app: string;
  /** The version that the user named on the command line. */
  readonly version: string | undefined;
  /** Returns the version to use when the command line contains no version. */
  readonly versionIn: (current: NextRegistryState) => string;
  readonly move: (current: NextRegistryState, release: AppRelease) => NextRegistryState;
}

/**
 * Changes which version of an app is live, canary or previous. A retry keeps the chosen version, even if another
 * publisher has changed the canary.
 */
export async function changeAppVersions(
  store: SiteStore,
  { app, version: named, versionIn, move, action, note, ...change }: AppVersionChange,
  options: SiteChangeOptions,
): Promise<AppChangeResult> {
  let version = named;
  const decide = async (current: NextRegistryState, source: ReleaseSource) => {
    version ??= versionIn(current);
    return move(current, await source(app, version));
  };
  const event = (): ReleaseHistoryEvent => ({
    action,
    releases: version === undefined ? [] : [{ app, version }],
    ...(note ? { note } : {}),
  });
  const result = await changeSite(
    store,
    { source: createStoredReleaseSource(store), ...change, decide, event },
    options,
  );
  return { ...result, app, version: version ?? '' };
}
