import { screen, within } from '@testing-library/react';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  stubBackend({});
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test.each([
  ['/dashboard/nowhere', {}, '/dashboard/user'],
  ['/dashboard/nowhere/at/all', { role: 'team' }, '/dashboard/team'],
  ['/founder-dashboard/nowhere', { role: 'founder' }, '/founder-dashboard'],
  ['/founder-dashboard/nowhere', {}, '/dashboard/user'],
] as const)(
  'the unknown address %s shows %o the navigation, and a link to the overview %s',
  async (address, person, overview) => {
    ({ stop } = await openPage(address, person));
    const nav = within(await screen.findByRole('navigation', { name: 'Portal' }));
    expect(nav.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', overview);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    expect(screen.getByText(/^There is no page at this address/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open your overview' })).toHaveAttribute(
      'href',
      overview,
    );
  },
);

test('the unknown address /dashboard/nowhere shows a visitor the 404 page with a link to the home page', async () => {
  ({ stop } = await openPage('/dashboard/nowhere'));
  expect(screen.getByRole('heading', { level: 1, name: /404.*Page not found/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('navigation', { name: 'Portal' })).not.toBeInTheDocument();
});
