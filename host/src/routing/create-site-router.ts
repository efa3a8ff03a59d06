import type { Registry } from '@torsa/shared/contract/registry';
import { createBrowserRouter } from 'react-router-dom';
import type { LoadRoutes } from '../federation/connect-remotes.ts';
import type { AdoptedPage } from './adopt-composed-page.ts';
import { discoverPages } from './discover-pages.ts';
import { siteRoutes } from './site-routes.tsx';

/** The one router of the page. With an adopted page it begins with what the document shows. */
export function createSiteRouter(
  registry: Registry,
  loadRoutes: LoadRoutes,
  adopted?: AdoptedPage,
) {
  const known = new Set(adopted?.owner ? [adopted.owner] : []);
  return createBrowserRouter(siteRoutes(adopted?.pages), {
    patchRoutesOnNavigation: discoverPages(registry, loadRoutes, known),
    ...(adopted
      ? {
          hydrationData: {
            loaderData: Object.fromEntries(adopted.matched.map((id) => [id, null])),
          },
        }
      : {}),
  });
}
