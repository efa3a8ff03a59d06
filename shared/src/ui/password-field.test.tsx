import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { icu } from '../i18n/icu.ts';
import { renderPage } from '../testing/render-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';

const copy = {
  showPassword: icu('Show {label}'),
  capsLock: 'Caps Lock is on.',
  password: 'Password',
  newPassword: 'A few words in a row.',
  strengths: { short: 'Very bad', weak: 'Bad', fair: 'Good', strong: 'Very good' },
};

const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const show = () => screen.getByRole('button', { name: 'Show password' });

function renderForm() {
  renderPage(
    <form aria-label="Form">
      <PasswordField copy={copy} label="Password" />
    </form>,
    '/',
  );
}

test('focus and caret of a password field do not change when the password is shown or hidden', async () => {
  renderForm();
  await userEvent.type(password(), 'half a secret');
  password().setSelectionRange(4, 6);
  await userEvent.click(show());
  expect(password().type).toBe('text');
  expect(show()).toHaveAttribute('aria-pressed', 'true');
  expect(password()).toHaveFocus();
  expect([password().selectionStart, password().selectionEnd]).toEqual([4, 6]);
  await userEvent.click(show());
  expect(password().type).toBe('password');
  expect(show()).toHaveAttribute('aria-pressed', 'false');
  expect(password().value).toBe('half a secret');
});

test('a form’s submission hides a shown password', async () => {
  renderForm();
  await userEvent.click(show());
  fireEvent.submit(screen.getByRole('form'));
  expect(password().type).toBe('password');
});

test('a password field warns about Caps Lock', async () => {
  const user = userEvent.setup();
  renderForm();
  await user.click(password());
  await user.keyboard('{CapsLock}a');
  expect(screen.getByText('Caps Lock is on.')).toHaveAttribute('role', 'status');
  await user.tab();
  expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  await user.click(password());
  await user.keyboard('a');
  expect(screen.getByText('Caps Lock is on.')).toBeInTheDocument();
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
});

test('the strength meter rates a new password while the user types, and does not rate an empty password', async () => {
  renderPage(<NewPasswordField copy={copy} />, '/');
  for (const [typed, said] of [
    ['kite', 'Very bad'],
    ['1234567890', 'Bad'],
    ['Riverbanks7', 'Good'],
    ['tea by the river', 'Very good'],
  ] as const) {
    await userEvent.clear(password());
    await userEvent.type(password(), typed);
    expect(screen.getByText(said)).toHaveAttribute('role', 'status');
  }
  await userEvent.clear(password());
  expect(screen.queryByText('Very good')).not.toBeInTheDocument();
});
