import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@torsa/shared/testing/render-page';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import {
  type Answers,
  createStubSession,
  errorResponse,
  stubBackend,
  withDevices,
} from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import NewPasswordPage from './new-password-page.copy.en.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const path = '/auth/new-password';
const openPage = (query = '?token_hash=abc&type=recovery') =>
  renderPage(<NewPasswordPage />, path + query);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function answersFor(role: 'client' | 'team' | 'founder'): Answers {
  const session = createStubSession({ role });
  return {
    'POST /auth/v1/verify': () => Response.json(session),
    'PUT /auth/v1/user': () => Response.json(session.user),
    'GET /auth/v1/user': () => Response.json(session.user),
  };
}

async function choose(password = 'made-up-words', again = password) {
  await userEvent.type(await screen.findByLabelText('New Password'), password);
  await userEvent.type(field('Confirm Password'), again);
  await press('Save my password');
}

test.each([
  ['recovery', 'client', '/dashboard/user'],
  ['invite', 'team', '/dashboard/team'],
  ['recovery', 'founder', '/founder-dashboard'],
] as const)(
  'with a %s link, a %s can set a new password, and then the page %s opens',
  async (type, role, dashboard) => {
    const calls = stubBackend(answersFor(role));
    const page = openPage(`?token_hash=abc&type=${type}`);
    await waitFor(() => expect(page.address()).toBe(path));
    expect(calls).toEqual([]);
    await press('Choose my password');
    await waitFor(() => expect(field('New Password')).toHaveFocus());
    expect(screen.queryByText(/^Password for asha@client\.test\./)).not.toBeNull();
    await choose();
    await waitFor(() => expect(page.address()).toBe(dashboard));
    await waitFor(() =>
      expect(page.toast()).toMatch(/^Your new password is set\.You are logged in here/),
    );
    expect(calls[0]?.body).toMatchObject({ type, token_hash: 'abc' });
    expect(calls[1]?.body).toMatchObject({ password: 'made-up-words' });
  },
);

test('§10.22 an account with a two-factor device must enter a code before it sets a new password', async () => {
  const session = withDevices(createStubSession({ role: 'team' }), 'Phone');
  const calls = stubBackend({
    ...answersFor('team'),
    'POST /auth/v1/verify': () => Response.json(session),
    'POST /auth/v1/factors/Phone/challenge': () => Response.json({ id: 'c1', type: 'totp' }),
    'POST /auth/v1/factors/Phone/verify': () => Response.json(session),
  });
  const page = openPage();
  await press('Choose my password');
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(field('New Password')).toHaveFocus());
  await choose();
  await waitFor(() => expect(page.address()).toBe('/dashboard/team'));
  expect(calls.map(({ path }) => path.split('?')[0]).slice(0, 4)).toEqual([
    '/auth/v1/verify',
    '/auth/v1/factors/Phone/challenge',
    '/auth/v1/factors/Phone/verify',
    '/auth/v1/user',
  ]);
});

test.each([
  ['', /you need a link/],
  ['?token_hash=abc', /does not work/],
  ['#error=access_denied&error_code=otp_expired', /does not work/],
])(
  'the new-password page with the URL query “%s” offers a new link and sends no request to the backend',
  async (query, words) => {
    const calls = stubBackend({});
    openPage(query);
    await screen.findByText(words);
    const ask = screen.getByRole('link', { name: 'Request a new link' });
    expect(ask).toHaveAttribute('href', '/auth/forgot-password');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  },
);

test('a password link that was already used shows an error, and the button for a new link gets the focus', async () => {
  stubBackend({ 'POST /auth/v1/verify': () => errorResponse(403, 'expired') });
  openPage();
  await press('Choose my password');
  expect((await screen.findByRole('alert')).textContent).toMatch(/It may have been used/);
  // The focus moves after React has shown the text.
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveFocus(),
  );
});

test('after a failed check of a password link, the user can try the check again', async () => {
  const refusals = [errorResponse(503, '')];
  const { 'POST /auth/v1/verify': verify, ...others } = answersFor('client');
  stubBackend({
    ...others,
    'POST /auth/v1/verify': (call) => refusals.shift() ?? verify?.(call) ?? errorResponse(500, ''),
  });
  openPage();
  await press('Choose my password');
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t connect/);
  await press('Choose my password');
  await screen.findByLabelText('New Password');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['weak_password', 422, /at least 10 characters/],
  ['same_password', 422, /already your password/],
  ['session_not_found', 403, /This link has expired/],
  ['unexpected_failure', 500, /couldn’t connect/],
] as const)(
  'the new-password page shows the error %s and keeps the typed text in the form',
  async (code, status, words) => {
    stubBackend({
      ...answersFor('client'),
      'PUT /auth/v1/user': () => Response.json({ error_code: code, msg: code }, { status }),
    });
    const page = openPage();
    await press('Choose my password');
    await choose();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(field('New Password').value).toBe('made-up-words');
    expect(field('Confirm Password').value).toBe('made-up-words');
    expect(page.address()).toBe(path);
  },
);

test('two different new passwords show an error at the field and send no request to the backend', async () => {
  const calls = stubBackend(answersFor('client'));
  openPage();
  await press('Choose my password');
  await choose('made-up-words', 'made-down-words');
  expect(screen.queryByText('Enter the same password in both fields.')).not.toBeNull();
  await waitFor(() => expect(field('Confirm Password')).toHaveFocus());
  expect(calls).toHaveLength(1);
});

test('if the login after a password change fails, the page shows a link to the login page', async () => {
  speedUpTimers();
  stubBackend({ ...answersFor('client'), 'GET /auth/v1/user': () => errorResponse(503, '') });
  openPage();
  await press('Choose my password');
  await choose();
  expect(await screen.findByText(/new password is set/)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
});
