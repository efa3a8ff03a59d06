import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';
import { routes } from './routes.ts';

const addresses = routes.flatMap((page) => ('paths' in page ? page.paths : [page.path]));

test('§2 the marketing pages', () => {
  expect(routes.map((page) => page.path)).toEqual([
    '/',
    '/about',
    '/contact',
    '/services',
    '/services/:serviceId',
    '/our-team',
    '/careers',
  ]);
});

test.each(addresses)('%s has one h1, and leaves main to the host', async (address) => {
  await renderPage(address);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByRole('main')).toBeNull();
});

test('no two pages have the same title', async () => {
  const titles = await Promise.all(
    routes.map(async ({ load }) => {
      const { head } = (await load()).default;
      return typeof head === 'function' ? head({ serviceId: 'apps' }).title : head.title;
    }),
  );
  expect(new Set(titles).size).toBe(routes.length);
});

test('headings never skip a level', async () => {
  for (const address of addresses) {
    await renderPage(address);
    const levels = screen
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.slice(1)));
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0), address).toBeLessThanOrEqual(1);
    });
    cleanup();
  }
});
