import { chooseReleases } from '@torsa/host/federation/choose-releases';
import { reportRemote } from '@torsa/host/federation/remote-states';
import type { Site } from '@torsa/host/federation/site';
import { ownerIn } from '@torsa/host/routing/owner-of';
import { routesIn } from '@torsa/shared/contract/load-in';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import { remotes } from './remotes.ts';

/** The site without federation: its pages are part of this build, and there is nothing to fall back to. */
export function openSite(
  releases: SiteReleases,
  { language = mainLanguage }: { readonly language?: Language } = {},
): Site {
  const chosen = chooseReleases(releases, () => 100);
  for (const [name, { cohort, release }] of Object.entries(chosen)) {
    const state = { version: release.version, cohort, loadTime: 0 };
    for (const path of release.routes) reportRemote(name, path, state);
  }
  const loadRoutes = async (name: string) => routesIn(language, remotes[name] ?? { routes: [] });
  return {
    ownership: (pathname) => {
      const owner = ownerIn(chosen, pathname);
      return owner
        ? { status: 'owned', owner: owner.app, pattern: owner.pattern }
        : { status: 'unowned' };
    },
    ownerOf: async (pathname) => ownerIn(chosen, pathname)?.app,
    versionOf: (name) => chosen[name]?.release.version,
    knowAll: async () => {},
    loadRoutes,
    loadRoutesAhead: loadRoutes,
    giveUp: async (error) => {
      throw error;
    },
  };
}
