import {
  changeSite,
  type SiteChangeOptions,
  type SiteChangeResult,
} from '../change/change-site.ts';
import { findReleasesThatLinkTo } from '../gate/find-links-to.ts';
import { ReleaseGateRefusal } from '../gate/gate.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { type NextRegistryState, removeRemote } from '../registry/site-draft.ts';
import { listPublishedVersions } from '../releases/published-versions.ts';
import { ReleaseError, type ReleaseSource } from '../releases/release.ts';
import { createStoredReleaseSource } from '../releases/stored-release.ts';
import type { SiteStore } from '../store/store.ts';

export interface WithdrawRemoteOptions extends SiteChangeOptions {
  /** If true, the command withdraws the remote even if other releases link to its pages. */
  readonly evenIfLinked?: boolean;
}

export interface WithdrawRemoteResult extends SiteChangeResult {
  readonly app: string;
  /** The version that was live before the withdrawal. Undefined for a remote that is already withdrawn. */
  readonly version: string | undefined;
}

/**
 * Removes a remote from the site until its next publish or rollback. Its files stay until a prune, because open tabs
 * load them.
 * @throws {ReleaseGateRefusal} if the app is the host, or if another app's release links to the remote.
 * @throws {ReleaseError} for an unknown app.
 */
export async function withdrawRemote(
  store: SiteStore,
  app: string,
  { evenIfLinked = false, ...options }: WithdrawRemoteOptions = {},
): Promise<WithdrawRemoteResult> {
  if (app === 'host') {
    throw new ReleaseGateRefusal(['The host cannot be withdrawn: every document is made by it.']);
  }
  await readRegistry(store);
  let version: string | undefined;
  const decide = async (current: NextRegistryState, source: ReleaseSource) => {
    version = current.remotes[app]?.live.version;
    if (version === undefined) {
      // After an interrupted withdraw command, a second withdraw removes the remaining HTML documents.
      if ((await listPublishedVersions(store, app)).length > 0) return current;
      throw new ReleaseError(`${app} is not published. "status" shows the published apps.`);
    }
    const links = evenIfLinked ? [] : await findReleasesThatLinkTo(store, current, app, source);
    if (links.length > 0) throw new ReleaseGateRefusal(links);
    return removeRemote(current, app);
  };
  const event = () => ({
    action: 'withdraw' as const,
    releases: version === undefined ? [] : [{ app, version }],
  });
  const result = await changeSite(
    store,
    { source: createStoredReleaseSource(store), decide, event },
    options,
  );
  return { ...result, app, version };
}
