import type { ChangeOptions } from '../change/change-site.ts';
import { type RevokedVersion, revoke } from '../registry/revoked.ts';
import type { Store } from '../store/store.ts';
import { type AppChange, changeApp } from './change-app.ts';

/**
 * Takes a version away for good: no preview shows it, and it is never live again. Its files go with the next prune.
 * @throws {ReleaseError} when there is no such version, or browsers get it now.
 */
export function revokeRelease(
  store: Store,
  revoked: RevokedVersion,
  options: ChangeOptions = {},
): Promise<AppChange> {
  const { app, version, reason } = revoked;
  return changeApp(
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
