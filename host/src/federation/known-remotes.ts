import { hasParameters } from '@torsa/shared/contract/route-pattern';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { ownerIn } from '../routing/owner-of.ts';
import type { ChosenRemote, ChosenRemotes } from './choose-releases.ts';

/** Who owns a path; `unknown` until the releases of all remotes are known. */
type Ownership =
  | { readonly status: 'owned'; readonly owner: string; readonly pattern: string }
  | { readonly status: 'unowned' }
  | { readonly status: 'unknown' };

/** The remotes as this tab knows them: at first those that its document names, and all once somebody asks. */
export interface KnownRemotes {
  /** Answers at once, with what is known by now. */
  readonly ownership: (pathname: string) => Ownership;
  /** The remote that owns a path, if any does. @throws {Error} when that takes {@link knowAll}, which failed. */
  readonly ownerOf: (pathname: string) => Promise<string | undefined>;
  /** @throws {Error} for a remote that the document does not name, when it does not go with the host of this tab. */
  readonly find: (app: string) => Promise<ChosenRemote | undefined>;
  /** The version of an app that was chosen, as far as it is known by now. The host is one, too. */
  readonly versionOf: (app: string) => string | undefined;
  /** Makes all remotes known. A failure is not kept, so calling it again is a retry. */
  readonly knowAll: () => Promise<void>;
  /** Whether the site has moved on from what this tab knows of a remote, or of the host. */
  readonly isBehind: (current: SiteReleases, app: string) => boolean;
}

interface KnowRemotesOptions {
  /** What the document names. It stays as it is, whatever the site has by the time that all are known. */
  readonly named: SiteReleases;
  /** The path that the document was composed for: a remote that it names owns it. */
  readonly composedPath: string | undefined;
  readonly choose: (releases: SiteReleases) => ChosenRemotes;
  readonly fetchAll: () => Promise<SiteReleases>;
}

export function knowRemotes(options: KnowRemotesOptions): KnownRemotes {
  const { named, composedPath, choose, fetchAll } = options;
  const own = choose(named);
  let all: { readonly told: SiteReleases; readonly chosen: ChosenRemotes } | undefined;
  let asking: Promise<void> | undefined;

  const knowAll = () => {
    asking ??= fetchAll().then(
      (told) => {
        all = { told, chosen: choose(told) };
      },
      (error: unknown) => {
        asking = undefined;
        throw error;
      },
    );
    return asking;
  };

  const ownership = (pathname: string): Ownership => {
    const owner = all
      ? // A page that only a newer release has is known too: that release is then missing in this tab.
        (ownerIn({ ...all.chosen, ...own }, pathname) ?? ownerIn(all.chosen, pathname))
      : certainOwner(own, pathname, composedPath);
    if (owner) return { status: 'owned', owner: owner.app, pattern: owner.pattern };
    return { status: all ? 'unowned' : 'unknown' };
  };

  const find = async (app: string) => {
    if (own[app]) return own[app];
    await knowAll();
    // What is live now was tried with the host that is live now, and not with this one.
    if (all && all.told.since > named.since) throw new Error('The site has another host by now.');
    return all?.chosen[app];
  };

  return {
    ownership,
    ownerOf: async (pathname) => {
      if (ownership(pathname).status === 'unknown') await knowAll();
      const known = ownership(pathname);
      return known.status === 'owned' ? known.owner : undefined;
    },
    find,
    versionOf: (app) =>
      app === 'host' ? named.host : (own[app] ?? all?.chosen[app])?.release.version,
    knowAll,
    isBehind: (current, app) => {
      const known = named.remotes[app] ?? all?.told.remotes[app];
      const since = current.remotes[app]?.since ?? 0;
      return current.since > named.since || since > (known?.since ?? 0);
    },
  };
}

/** Another remote may own a path that a pattern with parameters matches, but none owns one that is written out. */
function certainOwner(own: ChosenRemotes, pathname: string, composedPath: string | undefined) {
  const owner = ownerIn(own, pathname);
  if (!owner) return undefined;
  const isWrittenOut = !hasParameters(owner.pattern);
  return isWrittenOut || pathname.replace(/\/+$/, '') === composedPath ? owner : undefined;
}
