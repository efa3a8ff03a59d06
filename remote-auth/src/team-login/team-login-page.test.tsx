import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@torsa/shared/testing/render-page';
import {
  type Answers,
  answersFor,
  createStubSession,
  type Person,
  stubBackend,
  withDevices,
} from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TeamLoginPage from './team-login-page.copy.en.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function logIn(isListed: boolean, person: Person, more: Answers = {}) {
  stubBackend({
    ...answersFor(person),
    'POST /rest/v1/rpc/is_team_email': () => Response.json(isListed),
    ...more,
  });
  const page = renderPage(<TeamLoginPage />, '/auth/team-login');
  await userEvent.type(screen.getByLabelText('Team Email'), 'mira@staff.test');
  await userEvent.type(screen.getByLabelText('Password'), 'made-up');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  return page;
}

test('§8.18 a team login opens the team dashboard', async () => {
  const page = await logIn(true, { role: 'team' });
  await waitFor(() => expect(page.address()).toBe('/dashboard/team'));
  await waitFor(() => expect(page.toast()).toBe('Team Login Successful'));
});

test('§8.10 the team login shows “Team not allowed” for an email address that is not on the team list', async () => {
  const page = await logIn(false, { role: 'team' });
  await waitFor(() =>
    expect(page.toast()).toBe('Access DeniedThis login is for authorized team members only.'),
  );
  expect(page.address()).toBe('/auth/team-login');
});

test('§8.10 the team login shows “Team not allowed” if the logged-in account is not a team member', async () => {
  const page = await logIn(true, { role: 'client' });
  await waitFor(() =>
    expect(page.toast()).toBe('Access DeniedYou are not authorized for team access.'),
  );
  expect(localStorage.length).toBe(0);
});

test('the team login page links to the password reset', () => {
  renderPage(<TeamLoginPage />, '/auth/team-login');
  const link = screen.getByRole('link', { name: 'Forgot password?' });
  expect(link).toHaveAttribute('href', '/auth/forgot-password');
});

const device = withDevices(createStubSession({ role: 'team' }), 'Phone', 'Tablet');
const codeAnswers: Answers = {
  'POST /auth/v1/token?grant_type=password': () => Response.json(device),
  'POST /auth/v1/factors/Tablet/challenge': () => Response.json({ id: 'c1', type: 'totp' }),
  'POST /auth/v1/factors/Tablet/verify': ({ body }) =>
    JSON.stringify(body).includes('123456')
      ? Response.json(device)
      : Response.json({ error_code: 'mfa_verification_failed', msg: 'Invalid' }, { status: 422 }),
};

test('§10.22 a wrong two-factor code shows an error, and the form for the code stays open', async () => {
  const page = await logIn(true, { role: 'team' }, codeAnswers);
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Device' }), 'Tablet');
  await userEvent.type(code, '12{Enter}');
  expect(screen.getByText(/^Enter the six digits, such/)).toBeInTheDocument();
  await userEvent.clear(code);
  await userEvent.type(code, '000 000{Enter}');
  expect(await screen.findByText(/^This code is wrong or has expired/)).toBeInTheDocument();
  expect(code).toHaveProperty('value', '000 000');
  expect(page.address()).toBe('/auth/team-login');
  await userEvent.clear(code);
  await userEvent.type(code, '১২৩ ৪৫৬{Enter}');
  await waitFor(() => expect(page.address()).toBe('/dashboard/team'));
});

test('cancelling the two-factor code shows the login form again with its typed text', async () => {
  await logIn(true, { role: 'team' }, codeAnswers);
  await screen.findByText('Lost your device?');
  await userEvent.click(screen.getByRole('button', { name: 'Log in as someone else' }));
  await waitFor(() => expect(screen.queryByLabelText('Code')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Team Email')).toHaveProperty('value', 'mira@staff.test');
  expect(screen.getByLabelText('Team Email')).toHaveFocus();
  expect(localStorage.length).toBe(0);
});
