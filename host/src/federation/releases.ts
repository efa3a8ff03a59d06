import { hasPathParameters } from '@torsa/shared/contract/route-pattern';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';

import type { ChosenReleases, ChosenRemoteReleases } from './choose-releases.ts';
import { findOwningRemote } from './find-owner.ts';

/**
 * The remote (micro-frontend) that serves a path. `unknown` means that the releases of all remotes have not loaded
 * yet.
 */
type Ownership =
  | { readonly status: 'owned'; readonly owner: string; readonly pattern: string }
  | { readonly status: 'unowned' }
  | { readonly status: 'unknown' };

/**
 * Finds the remote (micro-frontend) that serves a path, and its release for this browser. It fetches the list of all
 * releases only on demand.
 */
export interface ReleaseFinder {
  /** Returns the remote app that serves a path, using only the releases that have already loaded. */
  readonly ownership: (pathname: string) => Ownership;
  /**
   * Returns the remote app that serves a path, or undefined if there is none.
   * @throws {Error} if {@link loadAllReleases} was necessary and failed.
   */
  readonly ownerOf: (pathname: string) => Promise<string | undefined>;
  /**
   * Returns the chosen release of a remote app.
   * @throws {Error} if the HTML document lacks the remote app and the site has a newer host release than this tab.
   */
  readonly releaseOf: (app: string) => Promise<ChosenRemoteReleases | undefined>;
  /** Returns the chosen version of a remote app or the host, or undefined if it is not known yet. */
  readonly versionOf: (app: string) => string | undefined;
  /** Loads the releases of all remotes. After a failure, the next call tries again. */
  readonly loadAllReleases: () => Promise<void>;
  /** True if the site has a newer release of this remote app, or of the host, than this browser tab. */
  readonly isBehind: (current: SiteReleases, app: string) => boolean;
}

interface ReleasesOptions {
  /** The releases in the HTML document. This tab keeps them even if the site publishes newer ones. */
  readonly documentReleases: SiteReleases;
  /** The path for which the HTML document was prerendered. A remote app listed in that document serves this path. */
  readonly prerenderedPath: string | undefined;
  readonly choose: (releases: SiteReleases) => ChosenReleases;
  readonly fetchAll: () => Promise<SiteReleases>;
}

export function createReleaseFinder(options: ReleasesOptions): ReleaseFinder {
  const { documentReleases, prerenderedPath, choose, fetchAll } = options;
  const own = choose(documentReleases);
  let all: { readonly siteReleases: SiteReleases; readonly chosen: ChosenReleases } | undefined;
  let loading: Promise<void> | undefined;

  const loadAllReleases = () => {
    loading ??= fetchAll().then(
      (siteReleases) => {
        all = { siteReleases, chosen: choose(siteReleases) };
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const ownership = (pathname: string): Ownership => {
    const owner = all
      ? // A page that only a newer release has is found too. Loading it fails, because this tab keeps its release.
        (findOwningRemote({ ...all.chosen, ...own }, pathname) ??
        findOwningRemote(all.chosen, pathname))
      : certainOwner(own, pathname, prerenderedPath);
    if (owner) return { status: 'owned', owner: owner.app, pattern: owner.pattern };
    return { status: all ? 'unowned' : 'unknown' };
  };

  const releaseOf = async (app: string) => {
    if (own[app]) return own[app];
    await loadAllReleases();
    // Throws an error, because the release gate never tested the newer remote apps with this tab's older host.
    if (all && all.siteReleases.since > documentReleases.since)
      throw new Error('The site has a newer release of the host. Reload the page.');
    return all?.chosen[app];
  };

  return {
    ownership,
    ownerOf: async (pathname) => {
      if (ownership(pathname).status === 'unknown') await loadAllReleases();
      const known = ownership(pathname);
      return known.status === 'owned' ? known.owner : undefined;
    },
    releaseOf,
    versionOf: (app) =>
      app === 'host' ? documentReleases.host : (own[app] ?? all?.chosen[app])?.release.version,
    loadAllReleases,
    isBehind: (current, app) => {
      const known = documentReleases.remotes[app] ?? all?.siteReleases.remotes[app];
      const since = current.remotes[app]?.since ?? 0;
      return current.since > documentReleases.since || since > (known?.since ?? 0);
    },
  };
}

/**
 * Before all releases are known, only a match without URL parameters is certain, because another remote may have a
 * more specific pattern.
 */
function certainOwner(own: ChosenReleases, pathname: string, prerenderedPath: string | undefined) {
  const owner = findOwningRemote(own, pathname);
  if (!owner) return undefined;
  const isWrittenOut = !hasPathParameters(owner.pattern);
  return isWrittenOut || pathname.replace(/\/+$/, '') === prerenderedPath ? owner : undefined;
}
