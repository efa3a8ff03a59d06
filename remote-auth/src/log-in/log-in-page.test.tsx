import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@torsa/shared/testing/render-page';
import { answersFor, errorResponse, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LogInPage from './log-in-page.copy.en.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Log In' });

async function fillIn() {
  await userEvent.type(email(), ' asha@client.test ');
  await userEvent.type(password(), 'made-up');
}

test('§2.25 the login page shows its heading and links', () => {
  renderPage(<LogInPage />, '/auth/login');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log In');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/signup');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  );
});

test('§8.15 a client login opens the dashboard', async () => {
  const calls = stubBackend(answersFor({}));
  const page = renderPage(<LogInPage />, '/auth/login');
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() => expect(page.address()).toBe('/dashboard/user'));
  await waitFor(() => expect(page.toast()).toBe('Login Successful'));
  expect(calls[0]?.body).toMatchObject({ email: 'asha@client.test', password: 'made-up' });
});

test('§8.2 a failed login shows the reason and keeps the typed text in the form', async () => {
  stubBackend({ 'POST /auth/v1/token': () => errorResponse(400, 'Invalid login credentials') });
  const page = renderPage(<LogInPage />, '/auth/login');
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() => expect(page.toast()).toBe('Login FailedInvalid login credentials'));
  expect(email().value.trim()).toBe('asha@client.test');
  expect(password().value).toBe('made-up');
  expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
});

test('§8.3 a login that fails without a message shows “Invalid credentials”', async () => {
  stubBackend({ 'POST /auth/v1/token': () => errorResponse(400, '') });
  const page = renderPage(<LogInPage />, '/auth/login');
  await fillIn();
  await userEvent.click(submit());
  await waitFor(() =>
    expect(page.toast()).toBe('Login FailedInvalid credentials. Please try again.'),
  );
});

test('a rate-limited login shows when the visitor can try again', async () => {
  const words = 'For security purposes, you can only request this after 43 seconds.';
  stubBackend({ 'POST /auth/v1/token': () => errorResponse(429, words) });
  renderPage(<LogInPage />, '/auth/login');
  await fillIn();
  await userEvent.click(submit());
  expect(await screen.findByText(/Try again in 43 seconds \(at \d\d:\d\d\)/)).toBeInTheDocument();
  expect(password().value).toBe('made-up');
});

test('§5.11 repeated clicks on the login button send one request', async () => {
  let answer = (_: Response) => {};
  const calls = stubBackend({
    'POST /auth/v1/token': () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  renderPage(<LogInPage />, '/auth/login');
  await fillIn();
  await userEvent.click(submit());
  await userEvent.click(await screen.findByRole('button', { name: 'Logging in…' }));
  await userEvent.type(password(), '{Enter}');
  expect(calls).toHaveLength(1);
  answer(errorResponse(400, 'Invalid login credentials'));
  await screen.findByRole('button', { name: 'Log In' });
});

test('empty login fields show errors without a backend call, and the first field gets the focus', async () => {
  const calls = stubBackend({});
  renderPage(<LogInPage />, '/auth/login');
  await userEvent.click(submit());
  expect(screen.getByText('Enter your email address.')).toBeInTheDocument();
  expect(screen.getByText('Enter your password.')).toBeInTheDocument();
  expect(email()).toHaveFocus();
  await userEvent.type(email(), 'a');
  expect(screen.queryByText('Enter your email address.')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test.each([
  ['#access_token=secret&refresh_token=secret&type=signup', 'status', /address is confirmed/],
  ['#error=access_denied&error_code=otp_expired', 'alert', /no longer valid/],
] as const)(
  'a confirmation link with %s shows a notice on the login page and clears the URL',
  async (hash, role, text) => {
    const calls = stubBackend({});
    const page = renderPage(<LogInPage />, `/auth/login${hash}`);
    expect(await screen.findByText(text)).toHaveAttribute('role', role);
    await waitFor(() => expect(page.address()).toBe('/auth/login'));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(localStorage.length).toBe(0);
    expect(calls).toEqual([]);
  },
);
