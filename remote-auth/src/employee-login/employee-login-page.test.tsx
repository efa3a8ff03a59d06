import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@torsa/shared/testing/render-page';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test, vi } from 'vitest';
import EmployeeLoginPage from './employee-login.en.ts';

afterEach(() => vi.unstubAllGlobals());

test('§8 Employee login says that it is not yet implemented, without a call', async () => {
  const calls = stubBackend({});
  const page = renderPage(<EmployeeLoginPage />, '/auth/employee-login');
  await userEvent.type(screen.getByLabelText('Employee ID'), 'E-1');
  await userEvent.type(screen.getByLabelText('Password'), 'made-up');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(page.toast()).toBe('Employee login functionality is not yet implemented.');
  expect(calls).toEqual([]);
});
