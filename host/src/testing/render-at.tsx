import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Renders a part of the layout at `path`. @returns the path that is shown, as it is now. */
export function renderAt(path: string, part: ReactNode): () => string {
  const router = renderWithRouter(path, part);
  return () => router.state.location.pathname;
}

/** As {@link renderAt}. @returns the router. */
export function renderWithRouter(path: string, part: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}
