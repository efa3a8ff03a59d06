import type { ChangeOptions } from '../change/change-site.ts';
import { type RevokedVersion, revoke } from '../registry/revoked.ts';
import type { Store } from '../store/store.ts';
import { type AppChangeResult, changeAppVersions } from './change-app.ts';

/**
 * Blocks a version for ever: it cannot be previewed or made live again, and the next prune deletes its files.
 * @throws {ReleaseError} for an unknown version, and for a version that browsers load now.
 */
export function revokeRelease(
  store: Store,
  revoked: RevokedVersion,
  options: ChangeOptions = {},
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
      move: (current) => revoke(current, revoked),
    },
    options,
  );
}
