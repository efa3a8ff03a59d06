import { screen, within } from '@testing-library/react';
import { openPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';

test('§2.10 the about page shows the story, the mission and six reasons to choose the company', async () => {
  await openPage(routes, '/about');
  expect(screen.getByRole('region', { name: 'Our story' })).toHaveTextContent('Cooch Behar');
  expect(screen.getByRole('region', { name: 'Our mission' })).toHaveTextContent('software');
  const reasons = screen.getByRole('region', { name: 'Six reasons to choose us' });
  expect(within(reasons).getAllByRole('listitem')).toHaveLength(6);
  expect(within(reasons).getAllByRole('heading', { level: 3 })).toHaveLength(6);
});

test('§2.11 the about page has a link to the team page', async () => {
  await openPage(routes, '/about');
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Meet our team' });
  expect(link).toHaveAttribute('href', '/our-team');
});
