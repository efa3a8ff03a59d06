import { chooseReleases } from '@torsa/host/federation/choose-releases';
import { ownerIn } from '@torsa/host/federation/owner-of';
import { createRemoteLoader } from '@torsa/host/federation/remote-loader';
import { reportRemote } from '@torsa/host/federation/remote-states';
import type { Site } from '@torsa/host/federation/site';
import { routesIn } from '@torsa/shared/contract/load-in';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import { remotes } from './remotes.ts';

/** The site without federation: its pages are part of this build, and there is nothing to fall back to. */
export function createSite(
  documentReleases: SiteReleases,
  { language = mainLanguage }: { readonly language?: Language } = {},
): Site {
  const chosen = chooseReleases(documentReleases, () => 100);
  for (const [name, { cohort, release }] of Object.entries(chosen)) {
    const state = { version: release.version, cohort, loadTime: 0 };
    for (const path of release.routes) reportRemote(name, path, state);
  }
  return {
    releases: {
      ownership: (pathname) => {
        const owner = ownerIn(chosen, pathname);
        return owner
          ? { status: 'owned', owner: owner.app, pattern: owner.pattern }
          : { status: 'unowned' };
      },
      versionOf: (name) => chosen[name]?.release.version,
      loadAllReleases: async () => {},
    },
    loader: createRemoteLoader({
      ownerOf: async (pathname) => ownerIn(chosen, pathname)?.app,
      loadRoutes: async (name) => routesIn(language, remotes[name] ?? { routes: [] }),
      reloadOrThrow: async (error) => {
        throw error;
      },
    }),
  };
}
