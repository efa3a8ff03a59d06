import { hasParameters } from '@torsa/shared/contract/route-pattern';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';

import type { ChosenRemote, ChosenRemotes } from './choose-releases.ts';
import { findOwner } from './find-owner.ts';

/** Who owns a path; `unknown` until the releases of all remotes are known. */
type Ownership =
  | { readonly status: 'owned'; readonly owner: string; readonly pattern: string }
  | { readonly status: 'unowned' }
  | { readonly status: 'unknown' };

/** Which remote owns a path, and in which release this browser gets it: at first those that its document names, and all once somebody asks. */
export interface Releases {
  /** Answers at once, with what is known by now. */
  readonly ownership: (pathname: string) => Ownership;
  /** The remote that owns a path, if any does. @throws {Error} when that takes {@link loadAllReleases}, which failed. */
  readonly ownerOf: (pathname: string) => Promise<string | undefined>;
  /** @throws {Error} for a remote that the document does not name, when it does not go with the host of this tab. */
  readonly releaseOf: (app: string) => Promise<ChosenRemote | undefined>;
  /** The version of an app that was chosen, as far as it is known by now. The host is one, too. */
  readonly versionOf: (app: string) => string | undefined;
  /** Makes all remotes known. A failure is not kept, so calling it again is a retry. */
  readonly loadAllReleases: () => Promise<void>;
  /** Whether the site has moved on from what this tab knows of a remote, or of the host. */
  readonly isBehind: (current: SiteReleases, app: string) => boolean;
}

interface ReleasesOptions {
  /** What the document names. It stays as it is, whatever the site has by the time that all are known. */
  readonly documentReleases: SiteReleases;
  /** The path that the document was prerendered for: a remote that it names owns it. */
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
      ? // A page that only a newer release has is known too: that release is then missing in this tab.
        (findOwner({ ...all.chosen, ...own }, pathname) ?? findOwner(all.chosen, pathname))
      : certainOwner(own, pathname, prerenderedPath);
    if (owner) return { status: 'owned', owner: owner.app, pattern: owner.pattern };
    return { status: all ? 'unowned' : 'unknown' };
  };

  const releaseOf = async (app: string) => {
    if (own[app]) return own[app];
    await loadAllReleases();
    // What is live now was tried with the host that is live now, and not with this one.
    if (all && all.siteReleases.since > documentReleases.since)
      throw new Error('The host was released anew: load the page again.');
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

/** Another remote may own a path that a pattern with parameters matches, but none owns one that is written out. */
function certainOwner(own: ChosenRemotes, pathname: string, prerenderedPath: string | undefined) {
  const owner = findOwner(own, pathname);
  if (!owner) return undefined;
  const isWrittenOut = !hasParameters(owner.pattern);
  return isWrittenOut || pathname.replace(/\/+$/, '') === prerenderedPath ? owner : undefined;
}
