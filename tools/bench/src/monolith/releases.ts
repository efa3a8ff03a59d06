import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { slotEntries } from '@torsa/shared/contract/slot-entries';
import { remotes } from './remotes.ts';

/** Replaces the registry: the host finds the pages in the route tables of this build. */
export const releases: SiteReleases = {
  since: 0,
  host: 'monolith',
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { routes }]) => [
      name,
      {
        since: 0,
        live: {
          version: 'monolith',
          entry: '',
          global: '',
          routes: routes.map(({ path }) => path),
          nav: routes.flatMap(slotEntries),
        },
      },
    ]),
  ),
};
