import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';

export const employeeLoginNotice = 'Employee login functionality is not yet implemented.';

/** Shows a toast without a backend request. The toast is the notice of the employee login form. */
export async function showToast(page: Page): Promise<void> {
  await openPage(page, '/auth/employee-login');
  await page.getByLabel('Employee ID').fill('E1');
  await page.getByLabel('Password').fill('some-password');
  await submitEmployeeLogin(page);
}

export async function submitEmployeeLogin(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}
