import { chooseReleases } from '@torsa/host/federation/choose-releases';
import { findOwningRemote } from '@torsa/host/federation/find-owner';
import { createPageLoader } from '@torsa/host/federation/page-loader';
import type { BrowserTabRuntime, BrowserTabRuntimeOptions } from '@torsa/host/federation/site';
import { selectRoutesInLanguage } from '@torsa/shared/contract/page-languages';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { mainLanguage } from '@torsa/shared/i18n/languages';
import { remotes } from './remotes.ts';

/**
 * Creates the page runtime without module federation, in which a failed page cannot fall back to an earlier release.
 */
export function createBrowserTabRuntime(
  documentReleases: SiteReleases,
  { language = mainLanguage, prerendered }: BrowserTabRuntimeOptions = {},
): BrowserTabRuntime {
  const chosen = chooseReleases(documentReleases, () => 100);
  return {
    releases: {
      ownership: (pathname) => {
        const owner = findOwningRemote(chosen, pathname);
        return owner
          ? { status: 'owned', owner: owner.app, pattern: owner.pattern }
          : { status: 'unowned' };
      },
      versionOf: (name) => chosen[name]?.release.version,
      loadAllReleases: async () => {},
    },
    loader: createPageLoader({
      ownerOf: async (pathname) => findOwningRemote(chosen, pathname)?.app,
      releaseOf: async (name) => chosen[name],
      loadRelease: async (name) =>
        selectRoutesInLanguage(language, remotes[name] ?? { routes: [] }),
      reloadOrThrow: async (error) => {
        throw error;
      },
      prerendered,
    }),
  };
}
