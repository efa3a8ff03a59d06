import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@torsa/shared/testing/render-page';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../routes.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const email = 'Enter your email address.';
const password = 'Enter your password.';
const passwordHint = 'A few words in a row are hard to guess and easy to remember.';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));

const forms = [
  ['/auth/login', 'Log In', { Email: email, Password: password }],
  [
    '/auth/signup',
    'Sign Up',
    {
      'Full Name': 'Enter your full name.',
      Email: email,
      Password: `Enter a password. ${passwordHint}`,
      'Confirm Password': 'Enter the password again.',
    },
  ],
  [
    '/auth/team-login',
    'Log In',
    { 'Team Email': 'Enter your team email address.', Password: password },
  ],
  ['/auth/founder-login', 'Log In', { 'Founder ID': 'Enter your founder ID.', Password: password }],
  [
    '/auth/employee-login',
    'Log In',
    { 'Employee ID': 'Enter your employee ID.', Password: password },
  ],
] as const;

test.each(forms)(
  '§2.25 §2.28 §2.31 §2.33 §2.35 §5.3 §5.4 §5.8 §5.12 each empty field of the form on %s shows an error, and the first one gets the focus',
  async (path, button, problems) => {
    const calls = stubBackend({});
    await openPage(routes, path);
    await submit(button);
    const [first = ''] = Object.keys(problems);
    await waitFor(() => expect(field(first)).toHaveFocus());
    for (const [label, problem] of Object.entries(problems)) {
      expect(field(label)).toHaveAccessibleDescription(problem);
      expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      const type = label.includes('Password') ? 'password' : 'text';
      expect(field(label).type).toBe(label.includes('Email') ? 'email' : type);
    }
    expect(document.querySelectorAll('main form input')).toHaveLength(Object.keys(problems).length);
    expect(calls).toEqual([]);
  },
);

test.each([
  ['/auth/login', 'Email'],
  ['/auth/signup', 'Email'],
  ['/auth/team-login', 'Team Email'],
] as const)(
  '§5.5 an invalid email address in the form on %s shows an error at its field',
  async (path, label) => {
    const calls = stubBackend({});
    await openPage(routes, path);
    for (const input of document.querySelectorAll('main form input')) {
      await userEvent.type(input, 'something');
    }
    await userEvent.type(field(label), '{Enter}');
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field(label)).toHaveAccessibleDescription(
      'Enter an email address such as name@example.com.',
    );
    expect(calls).toEqual([]);
  },
);

test('§5.7 §9.10 the sign-up page shows no rule for the length of a password', async () => {
  await openPage(routes, '/auth/signup');
  expect(field('Password')).toHaveAccessibleDescription(passwordHint);
  expect(field('Password')).not.toHaveAttribute('minlength');
  expect(screen.getByRole('main').textContent).not.toMatch(/character|at least|\d/i);
});
