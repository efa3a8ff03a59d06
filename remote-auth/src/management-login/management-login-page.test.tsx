import { screen } from '@testing-library/react';
import { renderPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import ManagementLoginPage from './management-login-page.copy.en.ts';

test.each([
  ['Team Login', '/auth/team-login'],
  ['Employee Login', '/auth/employee-login'],
])('§2.30 the management login page links to %s', (name, path) => {
  renderPage(<ManagementLoginPage />, '/auth/management-login');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});
