import { recordCalls } from '../support/backend-calls.ts';
import { expectFormAlive, expectValues, field, fillIn, mainButton } from '../support/form.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const passwordHint = 'A few words in a row are hard to guess and easy to keep in mind.';

for (const { rule, path, button, fields } of [
  {
    rule: '§5 Login: email and password are required',
    path: '/auth/login',
    button: 'Log In',
    fields: { Email: 'Enter your email address.', Password: 'Enter your password.' },
  },
  {
    rule: '§5 Sign up: all four fields are required',
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
    rule: '§5 Team login: email and password are required',
    path: '/auth/team-login',
    button: 'Log In',
    fields: { 'Team Email': 'Enter your team email address.', Password: 'Enter your password.' },
  },
  {
    rule: '§5 Founder login: ID and password are required',
    path: '/auth/founder-login',
    button: 'Log In',
    fields: { 'Founder ID': 'Enter your founder ID.', Password: 'Enter your password.' },
  },
  {
    rule: '§2 /auth/employee-login: ID and password are required',
    path: '/auth/employee-login',
    button: 'Log In',
    fields: { 'Employee ID': 'Enter your employee ID.', Password: 'Enter your password.' },
  },
]) {
  test(`${rule}, said beside the field, and the focus goes to the first`, async ({
    page,
    context,
  }) => {
    const calls = recordCalls(context);
    await page.goto(path);
    await expectFormAlive(page);
    const labels = Object.entries(fields);
    const hintOf = (name: string) =>
      path === '/auth/signup' && name === 'Password' ? passwordHint : '';
    for (const [first, [label]] of labels.entries()) {
      await mainButton(page, button).click();
      await expect(field(page, label)).toBeFocused();
      for (const [index, [name, problem]] of labels.entries()) {
        await expect(field(page, name)).toHaveAccessibleDescription(
          index < first ? hintOf(name) : [problem, hintOf(name)].join(' ').trim(),
        );
      }
      await field(page, label).fill(label.includes('Email') ? 'asha@example.com' : 'something');
      await expect(field(page, label)).toHaveAccessibleDescription(hintOf(label));
    }
    expect(calls).toEqual([]);
  });
}

for (const [rule, path, label] of [
  ['§5 Login', '/auth/login', 'Email'],
  ['§5 Sign up', '/auth/signup', 'Email'],
  ['§5 Team login', '/auth/team-login', 'Team Email'],
] as const) {
  test(`${rule}: what is no email address is said beside the field`, async ({ page, context }) => {
    const calls = recordCalls(context);
    await page.goto(path);
    const others = page.getByRole('main').getByRole('textbox');
    for (const other of await others.all()) await other.fill('something');
    await field(page, label).press('Enter');
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAccessibleDescription(
      'Enter an email address such as name@example.com.',
    );
    expect(calls).toEqual([]);
  });
}

test('§5 Sign up: two different passwords bring the toast Password Mismatch', async ({
  page,
  context,
}) => {
  const calls = recordCalls(context);
  const typed = {
    'Full Name': 'Asha Roy',
    Email: 'asha@example.com',
    Password: 'a-long-password-1',
    'Confirm Password': 'a-long-password-2',
  };
  await page.goto('/auth/signup');
  await fillIn(page, typed);
  await mainButton(page, 'Sign Up').click();
  await expectToast(page, 'Password Mismatch', 'Passwords do not match. Please try again.');
  await expect(field(page, 'Confirm Password')).toBeFocused();
  await expectValues(page, typed);
  await expect(page).toHaveURL('/auth/signup');
  expect(calls).toEqual([]);
});

test('§5 Sign up: no password length rule is shown', async ({ page }) => {
  await page.goto('/auth/signup');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(passwordHint);
  await expect(field(page, 'Password')).not.toHaveAttribute('minlength');
  await expect(page.getByRole('main')).not.toContainText(/character|at least|\d/i);
});
