import type { SiteChangeOptions } from '../change/change-site.ts';
import { addRevokedVersion, type RevokedVersion } from '../registry/revoked.ts';
import type { SiteStore } from '../store/store.ts';
import { type AppChangeResult, changeAppVersions } from './change-app.ts';

/**
 * Blocks a version permanently: it cannot be previewed or made live, and the next prune deletes its files.
 * @throws {ReleaseError} for an unknown version, and for a version that browsers currently load.
 */
export function revokeRelease(
  store: SiteStore,
  revoked: RevokedVersion,
  options: SiteChangeOptions = {},
): Promise<AppChangeResult> {
  const { app, version, reason } = revoked;
  return changeAppVersions(
    store,
    {
      action: 'revoke',
      note: reason,
      app,
      version,
      versionIn: () => version,
      move: (current) => addRevokedVersion(current, revoked),
    },
    options,
  );
}
