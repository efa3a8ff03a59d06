import { cleanup, screen } from '@testing-library/react';
import { routesIn } from '@torsa/shared/contract/load-in';
import { languages } from '@torsa/shared/i18n/languages';
import { describe, expect, test } from 'vitest';
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

describe.each(languages)('in %s', (language) => {
  test.each(addresses)('%s has one h1, and leaves main to the host', async (address) => {
    await renderPage(address, language);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole('main')).toBeNull();
  });

  test('no two pages have the same title, and each says what it is written in', async () => {
    const pages = await Promise.all(
      routesIn(language, { routes }).routes.map(async ({ load }) => (await load()).default),
    );
    const titles = pages.map(({ head }) =>
      typeof head === 'function' ? head({ serviceId: 'apps' }).title : head.title,
    );
    expect(new Set(titles).size).toBe(routes.length);
    expect(new Set(pages.map((page) => page.language))).toEqual(new Set([language]));
  });

  test('headings never skip a level', async () => {
    for (const address of addresses) {
      await renderPage(address, language);
      const levels = screen
        .getAllByRole('heading')
        .map((heading) => Number(heading.tagName.slice(1)));
      levels.forEach((level, index) => {
        expect(level - (levels[index - 1] ?? 0), address).toBeLessThanOrEqual(1);
      });
      cleanup();
    }
  });

  test('no text is blank, and none says that a value is missing', async () => {
    for (const address of addresses) {
      const { container } = await renderPage(address, language);
      for (const element of container.querySelectorAll('h1, h2, h3, p, li, a, button, label')) {
        expect(element.textContent?.trim(), `${address} ${element.outerHTML}`).not.toBe('');
      }
      expect(container.textContent).not.toMatch(/undefined|\[object|[{}]/);
      cleanup();
    }
  });
});
