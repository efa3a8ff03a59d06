import { act } from '@testing-library/react';
import type { Language } from '@torsa/shared/i18n/languages';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { closeNavigationMenus } from '../navigation/open-menus.ts';
import { renderIn } from './render-in.tsx';

/**
 * Renders a part of the layout at `path`.
 * @returns a function that returns the current path.
 */
export function renderAt(path: string, part: ReactNode, language?: Language): () => string {
  const router = renderWithRouter(path, part, language);
  return () => router.state.location.pathname;
}

/**
 * Like {@link renderAt}.
 * @returns the router.
 */
export function renderWithRouter(path: string, part: ReactNode, language?: Language) {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  router.subscribe(() => act(closeNavigationMenus));
  renderIn(<RouterProvider router={router} />, language);
  return router;
}
