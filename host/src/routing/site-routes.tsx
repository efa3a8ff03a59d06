import { Outlet, type RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout.tsx';
import { LoadingPage } from './loading-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageError } from './page-error.tsx';

/** The route under which every remote's pages are patched. */
export const contentRouteId = 'content';

/**
 * The routes that the host itself has, with those already known of remotes.
 * The layout has no path: one at `/` would match `/` by itself, and discovery would never run.
 */
export function siteRoutes(pages: RouteObject[] = []): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: Layout,
      children: [
        {
          id: contentRouteId,
          Component: Outlet,
          // An error stays in the outlet: the layout, the chat and the toasts live on.
          ErrorBoundary: PageError,
          children: [
            ...pages,
            {
              id: 'not-found',
              path: '*',
              Component: NotFoundPage,
              HydrateFallback: LoadingPage,
              // With a loader the router waits for discovery before it shows the page.
              loader: () => null,
            },
          ],
        },
      ],
    },
  ];
}
