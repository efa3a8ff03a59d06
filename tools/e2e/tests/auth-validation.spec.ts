import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { recordBackendRequests } from '../support/backend-calls.ts';
import {
  expectFieldValues,
  expectFormHydrated,
  fillForm,
  getButtonInMainElement,
  getFieldInMainElement,
} from '../support/form.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const passwordHint = 'A few words in a row are hard to guess and easy to remember.';

const forms = [
  {
    path: '/auth/login',
    button: 'Log In',
    fields: { Email: 'Enter your email address.', Password: 'Enter your password.' },
  },
  {
    path: '/auth/signup',
    button: 'Sign Up',
    fields: {
      'Full Name': 'Enter your full name.',
      Email: 'Enter your email address.',
      Password: 'Enter a password.',
      'Confirm Password': 'Enter the password again.',
    },
  },
  {
    path: '/auth/team-login',
    button: 'Log In',
    fields: { 'Team Email': 'Enter your team email address.', Password: 'Enter your password.' },
  },
  {
    path: '/auth/founder-login',
    button: 'Log In',
    fields: { 'Founder ID': 'Enter your founder ID.', Password: 'Enter your password.' },
  },
  {
    path: '/auth/employee-login',
    button: 'Log In',
    fields: { 'Employee ID': 'Enter your employee ID.', Password: 'Enter your password.' },
  },
] as const;

if (isExhaustive) {
  test('Login and sign-up forms: the browser validates the fields before it sends the form', async ({
    page,
    context,
  }) => {
    const calls = recordBackendRequests(context);
    for (const { path, button, fields } of forms) {
      await page.goto(path);
      await expectFormHydrated(page);
      const labels = Object.entries(fields);
      const hintOf = (name: string) =>
        path === '/auth/signup' && name === 'Password' ? passwordHint : '';

      await test.step('§5.3 §5.4 §5.8 §5.12 Login and sign-up forms: each empty field shows an error, and the first empty field gets the focus', async () => {
        for (const [first, [label]] of labels.entries()) {
          await getButtonInMainElement(page, button).click();
          await expect(getFieldInMainElement(page, label)).toBeFocused();
          for (const [index, [name, problem]] of labels.entries()) {
            await expect(getFieldInMainElement(page, name)).toHaveAccessibleDescription(
              index < first ? hintOf(name) : [problem, hintOf(name)].join(' ').trim(),
            );
          }
          await getFieldInMainElement(page, label).fill(
            label.includes('Email') ? 'asha@example.com' : 'something',
          );
          await expect(getFieldInMainElement(page, label)).toHaveAccessibleDescription(
            hintOf(label),
          );
        }
      });

      const email = Object.keys(fields).find((label) => label.includes('Email'));
      if (email === undefined) continue;
      await test.step('§5.5 Login and sign-up forms: an invalid email address shows an error at the email field', async () => {
        await getFieldInMainElement(page, email).fill('something');
        await getFieldInMainElement(page, email).press('Enter');
        await expect(getFieldInMainElement(page, email)).toBeFocused();
        await expect(getFieldInMainElement(page, email)).toHaveAccessibleDescription(
          'Enter an email address such as name@example.com.',
        );
      });
    }

    await page.goto('/auth/signup');
    await test.step('§5.7 §9.10 Sign up: the page shows no password length rule', async () => {
      await expect(getFieldInMainElement(page, 'Password')).toHaveAccessibleDescription(
        passwordHint,
      );
      await expect(getFieldInMainElement(page, 'Password')).not.toHaveAttribute('minlength');
      await expect(page.getByRole('main')).not.toContainText(/character|at least|\d/i);
    });

    await test.step('§5.6 §8.9 Sign up: two different passwords show the toast “Password Mismatch”', async () => {
      const typed = {
        'Full Name': 'Asha Roy',
        Email: 'asha@example.com',
        Password: 'a-long-password-1',
        'Confirm Password': 'a-long-password-2',
      };
      await fillForm(page, typed);
      await getButtonInMainElement(page, 'Sign Up').click();
      await expectToast(page, 'Password Mismatch', 'Passwords do not match. Please try again.');
      await expect(getFieldInMainElement(page, 'Confirm Password')).toBeFocused();
      await expectFieldValues(page, typed);
      await expect(page).toHaveURL('/auth/signup');
    });
    expect(calls).toEqual([]);
  });
}
