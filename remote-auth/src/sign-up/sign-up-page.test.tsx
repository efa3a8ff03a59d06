import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@torsa/shared/testing/render-page';
import { refusal, sessionOf, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test, vi } from 'vitest';
import SignUpPage from './sign-up.en.ts';

afterEach(() => vi.unstubAllGlobals());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));

async function fillIn(confirmPassword = 'made-up') {
  await userEvent.type(field('Full Name'), 'Asha Roy');
  await userEvent.type(field('Email'), 'asha@client.test');
  await userEvent.type(field('Password'), 'made-up');
  await userEvent.type(field('Confirm Password'), confirmPassword);
}

test('signs up and goes to the page that says to check the mail', async () => {
  const calls = stubBackend({ 'POST /auth/v1/signup': () => Response.json(sessionOf().user) });
  const page = renderPage(<SignUpPage />, '/auth/signup');
  await fillIn();
  await submit();
  await waitFor(() => expect(page.address()).toBe('/auth/check-email'));
  await waitFor(() =>
    expect(page.toast()).toBe('Sign Up Successful!Please check your email to verify your account.'),
  );
  expect(calls[0]?.body).toMatchObject({ data: { fullName: 'Asha Roy' } });
});

test('§5 Password Mismatch, without a call', async () => {
  const calls = stubBackend({});
  const page = renderPage(<SignUpPage />, '/auth/signup');
  await fillIn('made-down');
  await submit();
  await waitFor(() =>
    expect(page.toast()).toBe('Password MismatchPasswords do not match. Please try again.'),
  );
  await waitFor(() => expect(document.activeElement).toBe(field('Confirm Password')));
  expect(field('Password').value).toBe('made-up');
  expect(calls).toEqual([]);
});

test('§5 all four fields are required', async () => {
  renderPage(<SignUpPage />, '/auth/signup');
  await submit();
  for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password']) {
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  }
  expect(document.activeElement).toBe(field('Full Name'));
});

test('§8 Sign up failure says why and keeps what was typed', async () => {
  stubBackend({ 'POST /auth/v1/signup': () => refusal(422, 'User already registered') });
  const page = renderPage(<SignUpPage />, '/auth/signup');
  await fillIn();
  await submit();
  await waitFor(() => expect(page.toast()).toBe('Sign Up FailedUser already registered'));
  expect(field('Full Name').value).toBe('Asha Roy');
});
