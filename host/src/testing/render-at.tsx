import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Renders a part of the layout at `path`. @returns the path that is shown, as it is now. */
export function renderAt(path: string, part: ReactNode): () => string {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
}
