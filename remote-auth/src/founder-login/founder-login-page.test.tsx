import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@torsa/shared/testing/render-page';
import {
  type Answers,
  answersFor,
  errorResponse,
  stubBackend,
} from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import FounderLoginPage from './founder-login-page.copy.en.ts';

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function logIn(answers: Answers) {
  stubBackend(answers);
  const page = renderPage(<FounderLoginPage />, '/auth/founder-login');
  await userEvent.type(screen.getByLabelText('Founder ID'), 'MADE-UP-ID');
  await userEvent.type(screen.getByLabelText('Password'), 'made-up');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  return page;
}

test('§8.19 a founder login opens the founder dashboard', async () => {
  const page = await logIn(answersFor({ role: 'founder' }));
  await waitFor(() => expect(page.address()).toBe('/founder-dashboard'));
  await waitFor(() => expect(page.toast()).toBe('Founder Login Successful'));
});

test('§5.13 §8.11 a failed founder login keeps the typed ID and password in the form', async () => {
  const page = await logIn({
    'POST /auth/v1/token': () => errorResponse(400, 'Invalid login credentials'),
  });
  await waitFor(() =>
    expect(page.toast()).toBe('Login FailedInvalid credentials for Founder access.'),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Founder ID').value).toBe('MADE-UP-ID');
});

test('the founder login does not claim wrong credentials if the backend is unreachable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await logIn({});
  await waitFor(() =>
    expect(page.toast()).toBe(
      'Login FailedThe service is not available right now. Please try again.',
    ),
  );
});

test('the founder login page links to the password reset', () => {
  renderPage(<FounderLoginPage />, '/auth/founder-login');
  const link = screen.getByRole('link', { name: 'Forgot password?' });
  expect(link).toHaveAttribute('href', '/auth/forgot-password');
});
