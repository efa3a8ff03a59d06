import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@torsa/shared/testing/render-page';
import { createStubSession, errorResponse, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test, vi } from 'vitest';
import SignUpPage from './sign-up-page.copy.en.ts';

afterEach(() => vi.unstubAllGlobals());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));

async function fillIn(confirmPassword = 'made-up') {
  await userEvent.type(field('Full Name'), 'Asha Roy');
  await userEvent.type(field('Email'), 'asha@client.test');
  await userEvent.type(field('Password'), 'made-up');
  await userEvent.type(field('Confirm Password'), confirmPassword);
}

test('§8.16 a sign-up opens the check-email page', async () => {
  const calls = stubBackend({
    'POST /auth/v1/signup': () => Response.json(createStubSession().user),
  });
  const page = renderPage(<SignUpPage />, '/auth/signup');
  await fillIn();
  await submit();
  await waitFor(() => expect(page.address()).toBe('/auth/check-email'));
  await waitFor(() =>
    expect(page.toast()).toBe('Sign Up Successful!Please check your email to verify your account.'),
  );
  expect(calls[0]?.body).toMatchObject({ data: { fullName: 'Asha Roy' } });
});

test('§5.6 §8.9 two different passwords in the sign-up form show Password Mismatch and send no request to the backend', async () => {
  const calls = stubBackend({});
  const page = renderPage(<SignUpPage />, '/auth/signup');
  await fillIn('made-down');
  await submit();
  await waitFor(() =>
    expect(page.toast()).toBe('Password MismatchPasswords do not match. Please try again.'),
  );
  await waitFor(() => expect(field('Confirm Password')).toHaveFocus());
  expect(field('Password').value).toBe('made-up');
  expect(calls).toEqual([]);
});

test('all four sign-up fields are required', async () => {
  renderPage(<SignUpPage />, '/auth/signup');
  await submit();
  for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password']) {
    expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(field('Full Name')).toHaveFocus();
});

test('§8.5 a failed sign-up shows the reason and keeps the typed text in the form', async () => {
  stubBackend({ 'POST /auth/v1/signup': () => errorResponse(422, 'User already registered') });
  const page = renderPage(<SignUpPage />, '/auth/signup');
  await fillIn();
  await submit();
  await waitFor(() => expect(page.toast()).toBe('Sign Up FailedUser already registered'));
  expect(field('Full Name').value).toBe('Asha Roy');
});

test('§8.6 a sign-up that fails without a message shows “Could not create your account”', async () => {
  stubBackend({ 'POST /auth/v1/signup': () => errorResponse(400, '') });
  const page = renderPage(<SignUpPage />, '/auth/signup');
  await fillIn();
  await submit();
  await waitFor(() =>
    expect(page.toast()).toBe('Sign Up FailedCould not create your account. Please try again.'),
  );
});

test('the sign-up form rejects a password of more than 72 bytes with a reason, without a request to the backend', async () => {
  const calls = stubBackend({});
  renderPage(<SignUpPage />, '/auth/signup');
  await fillIn();
  for (const label of ['Password', 'Confirm Password']) {
    fireEvent.input(field(label), { target: { value: 'ক'.repeat(25) } });
  }
  await submit();
  expect(await screen.findAllByText(/at most 72 English letters, or 24 Bengali ones/)).toHaveLength(
    2,
  );
  expect(calls).toEqual([]);
});

test('the sign-up form sends the name, email address and password in Unicode-normalised form', async () => {
  const calls = stubBackend({
    'POST /auth/v1/signup': () => Response.json(createStubSession().user),
  });
  const page = renderPage(<SignUpPage />, '/auth/signup');
  await fillIn();
  const typed = {
    'Full Name': ' Asha\u00a0Roy\u200b',
    Email: 'Asha <asha@client.test>,',
    Password: '\u09dc আমার পাস',
    'Confirm Password': '\u09a1\u09bc\u00a0আমার পাস',
  };
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.input(field(label), { target: { value } });
  }
  await submit();
  await waitFor(() => expect(page.address()).toBe('/auth/check-email'));
  expect(calls[0]?.body).toMatchObject({
    email: 'asha@client.test',
    password: '\u09a1\u09bc আমার পাস',
    data: { fullName: 'Asha Roy' },
  });
});
