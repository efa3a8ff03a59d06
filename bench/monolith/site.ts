import type { Registry } from '@torsa/shared/contract/registry';
import { chooseReleases } from '../../host/src/federation/choose-releases.ts';
import { reportRemote } from '../../host/src/federation/remote-states.ts';
import type { Site } from '../../host/src/federation/site.ts';
import { remotes } from './remotes.ts';

/** The site without federation: its pages are part of this build, and there is nothing to fall back to. */
export function openSite(registry: Registry): Site {
  const chosen = chooseReleases(registry, () => 100);
  for (const [name, { cohort, release }] of Object.entries(chosen)) {
    const state = { version: release.version, cohort, loadTime: 0 };
    for (const path of release.routes) reportRemote(name, path, state);
  }
  return {
    remotes: chosen,
    loadRoutes: async (name) => remotes[name] ?? { routes: [] },
    giveUp: async (error) => {
      throw error;
    },
  };
}
