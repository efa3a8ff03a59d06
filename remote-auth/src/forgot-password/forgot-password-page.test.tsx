import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@torsa/shared/testing/render-page';
import { errorResponse, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test, vi } from 'vitest';
import ForgotPasswordPage from './forgot-password-page.copy.en.ts';

afterEach(() => vi.unstubAllGlobals());

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });

async function send(name = 'Send me a link') {
  await userEvent.click(screen.getByRole('button', { name }));
}

test('the password reset page confirms each request without revealing whether the account exists, and allows another request', async () => {
  const calls = stubBackend({ 'POST /auth/v1/recover': () => Response.json({}) });
  const page = renderPage(<ForgotPasswordPage />, '/auth/forgot-password');
  await userEvent.type(email(), ' asha@client.test ');
  await send();
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^If there is an account for asha@client\.test, an email with a link is on its way\./,
  );
  await send('Send it again');
  await screen.findByRole('status');
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({ email: 'asha@client.test' }),
    expect.objectContaining({ email: 'asha@client.test' }),
  ]);
  expect(page.toast()).toBe('');
});

test.each([
  ['not answered', () => errorResponse(503, ''), /couldn’t send the link/],
  ['rejected', () => errorResponse(400, 'No'), /check the address/],
] as const)(
  'if the reset request is %s, the page shows an error and keeps the typed text in the form',
  async (_name, answer, words) => {
    stubBackend({ 'POST /auth/v1/recover': answer });
    renderPage(<ForgotPasswordPage />, '/auth/forgot-password');
    await userEvent.type(email(), 'asha@client.test');
    await send();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(email().value).toBe('asha@client.test');
    expect(screen.queryByRole('button', { name: 'Send me a link' })).not.toBeNull();
  },
);

test('the password reset page rejects a malformed email address without a backend call', async () => {
  const calls = stubBackend({});
  renderPage(<ForgotPasswordPage />, '/auth/forgot-password');
  await userEvent.type(email(), 'asha');
  await send();
  expect(screen.queryByText('Enter an email address such as name@example.com.')).not.toBeNull();
  expect(email()).toHaveFocus();
  expect(calls).toEqual([]);
});
