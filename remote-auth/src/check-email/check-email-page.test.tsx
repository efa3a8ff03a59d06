import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@torsa/shared/testing/render-page';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readUnconfirmedEmail, storeUnconfirmedEmail } from '../unconfirmed/unconfirmed-email.ts';
import CheckEmailPage from './check-email-page.copy.en.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => renderPage(<CheckEmailPage />, '/auth/check-email');
const resend = () => screen.getByRole('button', { name: /^Resend/ });

test('§2.36 the check-email page shows the address of the sign-up, the spam folder and links, but its URL contains no address', () => {
  storeUnconfirmedEmail('asha@client.test');
  const page = open();
  expect(screen.getByText('The email is on its way to asha@client.test.')).toBeInTheDocument();
  expect(screen.getByText(/We have emailed you a verification link\./)).toBeInTheDocument();
  expect(screen.getByText(/Check your spam folder/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Log In' })).toHaveAttribute('href', '/auth/login');
  expect(screen.getByRole('link', { name: 'Wrong address?' })).toHaveAttribute(
    'href',
    '/auth/signup',
  );
  expect(page.address()).toBe('/auth/check-email');
});

test('§10.55 a visitor can request another confirmation email once in a minute', async () => {
  const calls = stubBackend({ 'POST /auth/v1/resend': () => Response.json({}) });
  storeUnconfirmedEmail('asha@client.test');
  open();
  expect(resend().textContent).toBe('Resend in 60 s');
  expect(resend()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(resend());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(resend().textContent).toMatch(/^Resend in (29|30) s$/);
  expect(calls).toEqual([]);

  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(resend().textContent).toBe('Resend');
  fireEvent.click(resend());
  expect((await screen.findByRole('status')).textContent).toMatch(/asha@client\.test again/);
  expect(calls.map(({ body }) => body)).toMatchObject([
    { type: 'signup', email: 'asha@client.test' },
  ]);
  expect(resend().textContent).toMatch(/^Resend in \d\d s$/);
});

test('a failed request for a confirmation email shows an error, and the visitor can repeat it immediately', async () => {
  stubBackend({ 'POST /auth/v1/resend': () => Response.json({}, { status: 503 }) });
  storeUnconfirmedEmail('asha@client.test');
  await vi.advanceTimersByTimeAsync(61_000);
  open();
  fireEvent.click(resend());
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t send/);
  expect(resend().textContent).toBe('Resend');
});

test('the check-email page shows no email address on another device or after a week', async () => {
  open();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  storeUnconfirmedEmail('asha@client.test');
  await vi.advanceTimersByTimeAsync(7 * 24 * 3_600_000);
  expect(readUnconfirmedEmail()).toBeUndefined();
});
