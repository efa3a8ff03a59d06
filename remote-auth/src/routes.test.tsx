import { screen } from '@testing-library/react';
import { renderPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

const headings: Record<(typeof routes)[number]['path'], string> = {
  '/auth/login': 'Log In',
  '/auth/signup': 'Sign Up',
  '/auth/check-email': 'Check Your Email',
  '/auth/management-login': 'Management Login',
  '/auth/team-login': 'Team Login',
  '/auth/employee-login': 'Employee Login',
  '/auth/founder-login': 'Founder Login',
};

test.each(routes)('§2 $path has its heading and its head', async ({ path, load }) => {
  const { default: Page } = await load();
  renderPage(<Page />, path);
  expect(
    screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent),
  ).toEqual([headings[path]]);
  expect(Page.head).toMatchObject({
    title: headings[path],
    description: expect.stringMatching(/\.$/),
  });
});
