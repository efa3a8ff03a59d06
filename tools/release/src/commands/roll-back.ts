import { type ChangeOptions, type ChangeResult, changeSite } from '../change/change-site.ts';
import { goLive, type SiteDraft } from '../registry/site-draft.ts';
import { ReleaseError } from '../releases/release.ts';
import { storedReleases } from '../releases/stored-release.ts';
import type { Store } from '../store/store.ts';

export interface RolledBack extends ChangeResult {
  readonly app: string;
  /** What is live now. */
  readonly version: string;
}

/**
 * Makes a published version live again: by default the previous one. What was live becomes previous, so that rolling
 * back twice is as before. It passes the same gate as a publish.
 * @throws {ReleaseError} when there is no such version.
 */
export async function rollBack(
  store: Store,
  app: string,
  wanted: string | undefined,
  options: ChangeOptions = {},
): Promise<RolledBack> {
  const source = storedReleases(store);
  // Decided once: a publish that comes in between must not change which version was meant.
  let version = wanted;
  const result = await changeSite(
    store,
    {
      source,
      decide: async (current) => {
        version ??= previousVersion(current, app);
        return goLive(current, await source(app, version));
      },
    },
    options,
  );
  return { ...result, app, version: version ?? '' };
}

function previousVersion(draft: SiteDraft, app: string): string {
  const entry = app === 'host' ? draft.host : draft.remotes[app];
  if (!entry) throw new ReleaseError(`${app} is not published: "status" shows what is.`);
  if (entry.previous) return entry.previous.version;
  throw new ReleaseError(
    `${app} has no previous release. Name a version: "list ${app}" shows them.`,
  );
}
