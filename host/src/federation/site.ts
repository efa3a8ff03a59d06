import { routesIn } from '@torsa/shared/contract/load-in';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import { report } from '../reporting/report.ts';
import { browserBucket } from './browser-bucket.ts';
import { chooseReleases, type Preview } from './choose-releases.ts';
import { connectRemotes, type LoadRoutes } from './connect-remotes.ts';
import { fetchAllReleases } from './fetch-all-releases.ts';
import { type KnownRemotes, knowRemotes } from './known-remotes.ts';
import { leaveForCurrentSite } from './leave-for-current-site.ts';
import { createContainers } from './load-container.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { tryTwice } from './try-twice.ts';

/** The remotes as this page uses them. */
export interface Site
  extends Pick<KnownRemotes, 'ownership' | 'ownerOf' | 'versionOf' | 'knowAll'> {
  readonly loadRoutes: LoadRoutes;
  /** For what nobody waits for yet: one attempt at the chosen release, with no fall-back in its place. */
  readonly loadRoutesAhead: LoadRoutes;
  readonly giveUp: GiveUp;
}

/**
 * For code that cannot be had in any release: opens the site as it is now at `address` when that helps and the tab is
 * still there, and throws the error otherwise.
 */
export type GiveUp = (error: unknown, address: string) => Promise<never>;

interface OpenSiteOptions {
  /** The language of the document. */
  readonly language?: Language;
  /** The path that the document was composed for, if it was for one. */
  readonly composedPath?: string | undefined;
  readonly preview?: Preview | undefined;
}

/** Chooses this browser's releases and connects them. @param named what the document names. */
export function openSite(
  named: SiteReleases,
  { language = mainLanguage, composedPath, preview }: OpenSiteOptions = {},
): Site {
  const { find, isBehind, ...remotes } = knowRemotes({
    named,
    composedPath,
    choose: (releases) => chooseReleases(releases, browserBucket, preview),
    fetchAll: () => tryTwice(fetchAllReleases),
  });
  const loadContainer = createContainers();
  const load = async (app: string, release: RegistryRelease) =>
    routesIn(language, await loadContainer(app, release));
  return {
    ...remotes,
    loadRoutes: connectRemotes(find, (app, release) => tryTwice(() => load(app, release))),
    loadRoutesAhead: async (app) => {
      const remote = await find(app);
      return remote ? load(app, remote.release) : { routes: [] };
    },
    giveUp: async (error, address) => {
      if (error instanceof RemoteLoadError) {
        await leaveForCurrentSite((current) => isBehind(current, error.remote), address);
      }
      report({ kind: 'load-failed', error });
      throw error;
    },
  };
}
