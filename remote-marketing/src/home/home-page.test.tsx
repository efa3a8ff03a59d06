import { screen, within } from '@testing-library/react';
import { openPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the hero leads to the services and to the contact form', async () => {
  await openPage(routes, '/');
  expect(hrefOf('Explore Services')).toBe('/services');
  expect(hrefOf('Get in Touch')).toBe('/contact');
});

test('the four core services lead to their pages', async () => {
  await openPage(routes, '/');
  expect(hrefOf('Website Build')).toBe('/services/website-build');
  expect(hrefOf('AI Tools')).toBe('/services/ai-tool');
  expect(hrefOf('App Development')).toBe('/services/apps');
  expect(hrefOf('Digital Marketing')).toBe('/services/social-media-marketing');
});

test('the first picture is none of those on the cards below it', async () => {
  const { container } = await openPage(routes, '/');
  const scene = container.querySelector('[data-scene]')?.getAttribute('data-scene');
  expect(scene).toMatch(/./);
  expect(container.querySelector(`a[href="/services/${scene}"]`)).toBeNull();
});

test('three clients, each with five stars under one label', async () => {
  await openPage(routes, '/');
  const clients = screen.getByRole('region', { name: 'What our clients say' });
  expect(within(clients).getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
  expect(within(clients).getAllByRole('figure')).toHaveLength(3);
});

test('the call to action leads to the contact form', async () => {
  await openPage(routes, '/');
  expect(hrefOf('Start Your Project Today')).toBe('/contact');
});
