import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { listPageSlotEntries } from '@torsa/shared/contract/slot-entries';
import { remotes } from './remotes.ts';

/** Replaces the host's list of published releases, which a monolith (one build of all apps) does not need. */
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
          nav: routes.flatMap(listPageSlotEntries),
        },
      },
    ]),
  ),
};
