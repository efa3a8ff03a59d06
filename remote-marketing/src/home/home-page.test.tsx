import { screen, within } from '@testing-library/react';
import { openPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('§2.7 the hero of the home page links to the services page and the contact form', async () => {
  await openPage(routes, '/');
  expect(hrefOf('Explore Services')).toBe('/services');
  expect(hrefOf('Get in Touch')).toBe('/contact');
});

test('§2.8 the cards of the four core services link to the service pages', async () => {
  await openPage(routes, '/');
  expect(hrefOf('Website Build')).toBe('/services/website-build');
  expect(hrefOf('AI Tools')).toBe('/services/ai-tool');
  expect(hrefOf('App Development')).toBe('/services/apps');
  expect(hrefOf('Digital Marketing')).toBe('/services/social-media-marketing');
});

test('the service of the first hero picture has no card below the hero', async () => {
  const { container } = await openPage(routes, '/');
  const scene = container.querySelector('[data-scene]')?.getAttribute('data-scene');
  expect(scene).toMatch(/./);
  expect(container.querySelector(`a[href="/services/${scene}"]`)).toBeNull();
});

test('§2.9 the home page shows three testimonials, each with a labelled rating of five stars', async () => {
  await openPage(routes, '/');
  const clients = screen.getByRole('region', { name: 'What our clients say' });
  expect(within(clients).getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
  expect(within(clients).getAllByRole('figure')).toHaveLength(3);
});

test('§2.7 the call to action at the end of the home page links to the contact form', async () => {
  await openPage(routes, '/');
  expect(hrefOf('Start Your Project Today')).toBe('/contact');
});
