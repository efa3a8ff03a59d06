import { routesIn } from '@torsa/shared/contract/load-in';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { type Language, mainLanguage, pagePath } from '@torsa/shared/i18n/languages';
import { report } from '../problems/report.ts';
import { browserBucket } from './browser-bucket.ts';
import { chooseReleases, type Preview } from './choose-releases.ts';
import { connectRemotes } from './connect-remotes.ts';
import { fetchAllReleases } from './fetch-all-releases.ts';
import { leaveForCurrentSite } from './leave-for-current-site.ts';
import { createContainers } from './load-container.ts';
import { createReleases, type Releases } from './releases.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
import { tryTwice } from './try-twice.ts';

/** The remotes as this page uses them. */
export interface Site {
  readonly releases: Pick<Releases, 'ownership' | 'versionOf' | 'loadAllReleases'>;
  readonly loader: RemoteLoader;
}

interface SiteOptions {
  /** The language of the document. */
  readonly language?: Language;
  /** The path that the document was prerendered for, if it was for one. */
  readonly prerenderedPath?: string | undefined;
  readonly preview?: Preview | undefined;
}

/** Chooses this browser's releases and connects them. @param documentReleases what the document names. */
export function createSite(
  documentReleases: SiteReleases,
  { language = mainLanguage, prerenderedPath, preview }: SiteOptions = {},
): Site {
  const releases = createReleases({
    documentReleases,
    prerenderedPath,
    choose: (all) => chooseReleases(all, browserBucket, preview),
    fetchAll: () => tryTwice(fetchAllReleases),
  });
  const loadContainer = createContainers();
  const loadRelease = async (app: string, release: RegistryRelease) =>
    routesIn(language, await tryTwice(() => loadContainer(app, release)));
  const loader = createRemoteLoader({
    ownerOf: releases.ownerOf,
    loadRoutes: connectRemotes(releases.releaseOf, loadRelease),
    reloadOrThrow: async (error, path) => {
      // Nobody waits for a page that is prefetched.
      if (pagePath(language, location.pathname) !== path) throw error;
      if (error instanceof RemoteLoadError) {
        await leaveForCurrentSite(
          (current) => releases.isBehind(current, error.remote),
          location.href,
        );
      }
      report({ kind: 'load-failed', error });
      throw error;
    },
  });
  return { releases, loader };
}
