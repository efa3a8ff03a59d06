import type { SiteChangeOptions } from '../change/change-site.ts';
import { makeReleaseLive, type NextRegistryState } from '../registry/site-draft.ts';
import { ReleaseError } from '../releases/release.ts';
import type { SiteStore } from '../store/store.ts';
import { type AppChangeResult, changeAppVersions } from './change-app.ts';

/**
 * Makes a published version live again, by default the previous version. A second rollback undoes the first rollback.
 * @throws {ReleaseError} for an unknown version.
 */
export function rollBackApp(
  store: SiteStore,
  app: string,
  version: string | undefined,
  options: SiteChangeOptions = {},
): Promise<AppChangeResult> {
  const versionIn = (current: NextRegistryState) => previousVersion(current, app);
  return changeAppVersions(
    store,
    { action: 'rollback', app, version, versionIn, move: makeReleaseLive },
    options,
  );
}

function previousVersion(draft: NextRegistryState, app: string): string {
  const entry = app === 'host' ? draft.host : draft.remotes[app];
  if (!entry) throw new ReleaseError(`${app} is not published. "status" shows the published apps.`);
  if (entry.previous) return entry.previous.version;
  throw new ReleaseError(
    `${app} has no previous release. Name a version. "list ${app}" shows the published versions.`,
  );
}
