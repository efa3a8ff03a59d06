import { hasParameters } from '@torsa/shared/contract/route-pattern';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';

import type { ChosenRemote, ChosenRemotes } from './choose-releases.ts';
import { findOwner } from './find-owner.ts';

/** The owner of a path. `unknown` means that the releases of all remotes are not loaded yet. */
type Ownership =
  | { readonly status: 'owned'; readonly owner: string; readonly pattern: string }
  | { readonly status: 'unowned' }
  | { readonly status: 'unknown' };

/**
 * Finds the owner of a path and the release chosen for this browser. It starts with the releases in the document, and loads
 * all releases on demand.
 */
export interface Releases {
  /** Returns the owner immediately, from the releases known so far. */
  readonly ownership: (pathname: string) => Ownership;
  /** Returns the owner of a path, or undefined. @throws {Error} if {@link loadAllReleases} was necessary and failed. */
  readonly ownerOf: (pathname: string) => Promise<string | undefined>;
  /**
   * Returns the chosen release. @throws {Error} if the remote is not in the document and the site has a newer host than this
   * tab.
   */
  readonly releaseOf: (app: string) => Promise<ChosenRemote | undefined>;
  /** Returns the chosen version of an app, including the host, if it is known. */
  readonly versionOf: (app: string) => string | undefined;
  /** Loads the releases of all remotes. A failure is not cached, so another call is a retry. */
  readonly loadAllReleases: () => Promise<void>;
  /** True if the site has a newer release of this remote, or of the host, than this tab. */
  readonly isBehind: (current: SiteReleases, app: string) => boolean;
}

interface ReleasesOptions {
  /** The releases in the document. They stay valid in this tab, even if the site publishes new ones. */
  readonly documentReleases: SiteReleases;
  /** The path for which the document was prerendered. One of the document's remotes owns it. */
  readonly prerenderedPath: string | undefined;
  readonly choose: (releases: SiteReleases) => ChosenRemotes;
  readonly fetchAll: () => Promise<SiteReleases>;
}

export function createReleases(options: ReleasesOptions): Releases {
  const { documentReleases, prerenderedPath, choose, fetchAll } = options;
  const own = choose(documentReleases);
  let all: { readonly siteReleases: SiteReleases; readonly chosen: ChosenRemotes } | undefined;
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
        (findOwner({ ...all.chosen, ...own }, pathname) ?? findOwner(all.chosen, pathname))
      : certainOwner(own, pathname, prerenderedPath);
    if (owner) return { status: 'owned', owner: owner.app, pattern: owner.pattern };
    return { status: all ? 'unowned' : 'unknown' };
  };

  const releaseOf = async (app: string) => {
    if (own[app]) return own[app];
    await loadAllReleases();
    // Current releases were tested only with the current host, not with the older host of this tab.
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
 * Before all releases are known, a match is certain only without parameters: another remote may have a more specific pattern.
 */
function certainOwner(own: ChosenRemotes, pathname: string, prerenderedPath: string | undefined) {
  const owner = findOwner(own, pathname);
  if (!owner) return undefined;
  const isWrittenOut = !hasParameters(owner.pattern);
  return isWrittenOut || pathname.replace(/\/+$/, '') === prerenderedPath ? owner : undefined;
}
