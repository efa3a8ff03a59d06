import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@torsa/shared/testing/render-page';
import { answersFor, type Person, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TeamLoginPage from './team-login.en.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function logIn(isListed: boolean, person: Person) {
  stubBackend({
    ...answersFor(person),
    'POST /rest/v1/rpc/is_team_email': () => Response.json(isListed),
  });
  const page = renderPage(<TeamLoginPage />, '/auth/team-login');
  await userEvent.type(screen.getByLabelText('Team Email'), 'mira@staff.test');
  await userEvent.type(screen.getByLabelText('Password'), 'made-up');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  return page;
}

test('logs in and goes to the team dashboard', async () => {
  const page = await logIn(true, { role: 'team' });
  await waitFor(() => expect(page.address()).toBe('/dashboard/team'));
  await waitFor(() => expect(page.toast()).toBe('Team Login Successful'));
});

test('§8 Team not allowed: not on the list', async () => {
  const page = await logIn(false, { role: 'team' });
  await waitFor(() =>
    expect(page.toast()).toBe('Access DeniedThis login is for authorized team members only.'),
  );
  expect(page.address()).toBe('/auth/team-login');
});

test('§8 Team not allowed: not a team member after signing in', async () => {
  const page = await logIn(true, { role: 'client' });
  await waitFor(() =>
    expect(page.toast()).toBe('Access DeniedYou are not authorized for team access.'),
  );
  expect(localStorage.length).toBe(0);
});

test('leads who forgot the password to a new one', () => {
  renderPage(<TeamLoginPage />, '/auth/team-login');
  const link = screen.getByRole('link', { name: 'Forgot password?' });
  expect(link.getAttribute('href')).toBe('/auth/forgot-password');
});
