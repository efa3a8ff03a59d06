import { routesInLanguage } from '@torsa/shared/contract/page-languages';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { type Language, mainLanguage, pagePath } from '@torsa/shared/i18n/languages';
import { report } from '../problems/report.ts';
import { browserBucket } from './browser-bucket.ts';
import { chooseReleases, type Preview } from './choose-releases.ts';
import { fetchAllReleases } from './fetch-all-releases.ts';
import { createLoadRelease } from './load-release.ts';
import { createPageLoader, type PageLoader, type PrerenderedOptions } from './page-loader.ts';
import { createReleases, type Releases } from './releases.ts';
import { reloadIfOutdated } from './reload-if-outdated.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { retryOnce } from './retry-once.ts';

/** The releases and pages of this browser tab. */
export interface Site {
  readonly releases: TabReleases;
  readonly loader: PageLoader;
}

export interface TabReleases extends Pick<Releases, 'ownership' | 'loadAllReleases'> {
  /**
   * Returns the version of an app, including the host. With a path, it returns the version of the page there, which may be a
   * fallback.
   */
  readonly versionOf: (app: string, path?: string) => string | undefined;
}

export interface SiteOptions {
  /** The language of the document. */
  readonly language?: Language;
  /** The path for which the document was prerendered, if any. */
  readonly prerenderedPath?: string | undefined;
  readonly prerendered?: PrerenderedOptions | undefined;
  readonly preview?: Preview | undefined;
}

/** Creates the releases and the page loader of this tab. @param documentReleases the releases in the document. */
export function createSite(
  documentReleases: SiteReleases,
  { language = mainLanguage, prerenderedPath, prerendered, preview }: SiteOptions = {},
): Site {
  const releases = createReleases({
    documentReleases,
    prerenderedPath,
    choose: (all) => chooseReleases(all, browserBucket, preview),
    fetchAll: () => retryOnce(fetchAllReleases),
  });
  const loadRelease = createLoadRelease();
  const loader = createPageLoader({
    ownerOf: releases.ownerOf,
    releaseOf: releases.releaseOf,
    loadRelease: async (app, release) =>
      routesInLanguage(language, await retryOnce(() => loadRelease(app, release))),
    reloadOrThrow: async (error, path) => {
      // The visitor does not wait for a prefetched page, so its failure is not reported.
      if (pagePath(language, location.pathname) !== path) throw error;
      if (error instanceof RemoteLoadError) {
        await reloadIfOutdated(
          (current) => releases.isBehind(current, error.remote),
          location.href,
        );
      }
      report({ kind: 'load-failed', error });
      throw error;
    },
    prerendered,
  });
  return { releases: { ...releases, versionOf: versionIn(releases, loader) }, loader };
}

function versionIn(
  { versionOf }: Pick<Releases, 'versionOf'>,
  { peek }: PageLoader,
): TabReleases['versionOf'] {
  return (app, path) => {
    const page = path === undefined ? undefined : peek(path);
    const isOfApp = page?.status === 'loaded' && page.remote === app;
    return isOfApp ? page.release.version : versionOf(app);
  };
}
