import { createBrowserRouter } from 'react-router-dom';
import type { Site } from '../federation/site.ts';
import type { AdoptedPage } from './adopt-composed-page.ts';
import { discoverPages, type KnownPages } from './discover-pages.ts';
import { siteRoutes } from './site-routes.tsx';

/** The one router of the page. With an adopted page it begins with that one, loaded. */
export function createSiteRouter(site: Site, adopted?: AdoptedPage) {
  const known: KnownPages = new Map(adopted?.owner ? [[adopted.owner, adopted.pages]] : []);
  return createBrowserRouter(siteRoutes(adopted?.pages), {
    patchRoutesOnNavigation: discoverPages(site, known),
    ...(adopted
      ? {
          hydrationData: {
            loaderData: Object.fromEntries(adopted.matched.map((id) => [id, null])),
          },
        }
      : {}),
  });
}
