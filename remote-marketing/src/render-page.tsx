import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes.ts';

/** For tests: opens an address of this remote as the host would, without the host's shell. */
export async function renderPage(address: string) {
  const table = await Promise.all(
    routes.map(async ({ path, load }) => ({ path, Component: (await load()).default })),
  );
  const router = createMemoryRouter(table, { initialEntries: [address] });
  return { router, ...render(<RouterProvider router={router} />) };
}
