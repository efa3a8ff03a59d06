import type { Registry } from '@torsa/shared/contract/registry';
import { browserBucket } from './browser-bucket.ts';
import { type ChosenRemotes, chooseReleases, type Preview } from './choose-releases.ts';
import { connectRemotes, type LoadRoutes } from './connect-remotes.ts';
import { leaveForCurrentSite } from './leave-for-current-site.ts';
import { createContainers } from './load-container.ts';

/** The remotes as this page uses them. */
export interface Site {
  readonly remotes: ChosenRemotes;
  readonly loadRoutes: LoadRoutes;
  readonly giveUp: GiveUp;
}

/**
 * For code that cannot be had in any release: opens the site as it is now at `address` when that helps and the tab is
 * still there, and throws the error otherwise.
 */
export type GiveUp = (error: unknown, address: string) => Promise<never>;

/** Chooses this browser's releases and connects them. */
export function openSite(registry: Registry, preview?: Preview): Site {
  const remotes = chooseReleases(registry, browserBucket, preview);
  return {
    remotes,
    loadRoutes: connectRemotes(remotes, createContainers()),
    giveUp: async (error, address) => {
      await leaveForCurrentSite(registry, address);
      throw error;
    },
  };
}
