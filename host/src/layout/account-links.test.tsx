import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Session, type SessionRole, useAuth } from '@torsa/shared/auth';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { inLanguage } from '../testing/render-in.tsx';
import { AccountLinks } from './account-links.tsx';

const signedIn = (role: SessionRole): Session => ({
  status: 'signedIn',
  user: { id: 'id', email: 'asha@client.test', fullName: 'Asha Roy' },
  role,
});
const show = (session: Session) => act(() => useAuth.setState({ session }));
const names = (role: 'link' | 'button') =>
  screen.queryAllByRole(role).map((element) => element.textContent);

beforeEach(() => {
  useAuth.setState({ session: { status: 'loading' } });
});

test('the navigation bar shows login and sign-up links to visitors', () => {
  renderAt('/', <AccountLinks />);
  show({ status: 'signedOut' });
  expect(names('button')).toEqual(['Management Log In']);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Log In', '/auth/login'],
    ['Sign Up', '/auth/signup'],
    ['Founder', '/auth/founder-login'],
    ['Team', '/auth/team-login'],
  ]);
});

test('the login link is visible before the session is known', () => {
  renderAt('/', <AccountLinks />);
  expect(names('link')).toContain('Log In');
});

test('if the browser has a stored session, the login link is hidden until the session is known', () => {
  document.documentElement.dataset['session'] = '';
  renderAt('/', <AccountLinks />);
  expect(names('link')).not.toContain('Log In');
  delete document.documentElement.dataset['session'];
});

test('server-rendered HTML contains the login link, so that React can hydrate it', () => {
  const html = renderToString(
    inLanguage(
      <MemoryRouter>
        <AccountLinks />
      </MemoryRouter>,
    ),
  );
  expect(html).toContain('Log In');
});

test.each([
  ['user', '/dashboard/user'],
  ['team', '/dashboard/team'],
  ['founder_local', '/founder-dashboard'],
] as const)('for the user role %s, the dashboard link leads to %s', (role, path) => {
  renderAt('/', <AccountLinks />);
  show(signedIn(role));
  expect(names('link')).toEqual(['Dashboard']);
  expect(names('button')).toEqual(['Logout']);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', path);
});

test('the account links in the navigation bar change with the session', () => {
  renderAt('/', <AccountLinks />);
  show({ status: 'signedOut' });
  show(signedIn('user'));
  expect(names('link')).toEqual(['Dashboard']);
  show({ status: 'signedOut' });
  expect(names('link')).toContain('Log In');
});

test('the Logout button opens the home page', async () => {
  const shownPath = renderAt('/dashboard/user', <AccountLinks />);
  show(signedIn('user'));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(shownPath()).toBe('/'));
});
