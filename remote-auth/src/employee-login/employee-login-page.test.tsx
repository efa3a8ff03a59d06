import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@torsa/shared/testing/render-page';
import { answersFor, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test, vi } from 'vitest';
import EmployeeLoginPage from './employee-login-page.copy.en.ts';

afterEach(() => vi.unstubAllGlobals());

test('§2.34 §7.7 §8.12 until the founder turns on the employee login, it sends nothing and shows that it is not yet implemented', async () => {
  const calls = stubBackend({});
  const page = renderPage(<EmployeeLoginPage />, '/auth/employee-login');
  await userEvent.type(screen.getByLabelText('Employee ID'), 'E-1');
  await userEvent.type(screen.getByLabelText('Password'), 'made-up');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await waitFor(() =>
    expect(page.toast()).toBe('Employee login functionality is not yet implemented.'),
  );
  expect(calls).toEqual([]);
});

const open = { settings: { logins: { employee: 'open' } } } as const;

async function logIn(password: string) {
  await userEvent.type(screen.getByLabelText('Employee ID'), 'TM001');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
}

test('§2.34 an employee can log in after the founder has turned on the employee login', async () => {
  const email = 'asha@torsa.test';
  const calls = stubBackend({
    ...answersFor({ email, role: 'team' }),
    'POST /rest/v1/rpc/employee_address': () => Response.json(email),
    'POST /rest/v1/rpc/is_team_email': () => Response.json(true),
  });
  const page = renderPage(<EmployeeLoginPage />, '/auth/employee-login', open);
  await logIn('right');
  await waitFor(() => expect(page.address()).toBe('/dashboard/team'));
  await waitFor(() => expect(page.toast()).toBe('Team Login Successful'));
  expect(calls[0]?.body).toEqual({ staff_id: 'TM001', password: 'right' });
});

test('the employee login rejects a wrong password without sending a request to the auth server', async () => {
  const calls = stubBackend({
    'POST /rest/v1/rpc/employee_address': () => Response.json(null),
  });
  renderPage(<EmployeeLoginPage />, '/auth/employee-login', open);
  await logIn('wrong');
  expect(await screen.findByText(/Wrong ID or password/)).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});
