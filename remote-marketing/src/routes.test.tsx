import { cleanup, screen } from '@testing-library/react';
import { selectRoutesInLanguage } from '@torsa/shared/contract/page-languages';
import { completeLanguages } from '@torsa/shared/testing/complete-languages';
import { openPage } from '@torsa/shared/testing/render-page';
import { describe, expect, test } from 'vitest';
import { routes } from './routes.ts';

const addresses = routes.flatMap((page) => ('paths' in page ? page.paths : [page.path]));

test('the marketing remote has the URL paths of the specification', () => {
  const specified = [
    '/',
    '/about',
    '/contact',
    '/services',
    '/services/:serviceId',
    '/our-team',
    '/careers',
  ];
  const missing = specified.filter((path) => routes.every((page) => page.path !== path));
  expect(missing, 'docs/specification.md promises these pages: give them rows again').toEqual([]);
});

describe.each(completeLanguages)('in %s', (language) => {
  test.each(addresses)('the page %s has one h1 heading and no main element', async (address) => {
    await openPage(routes, address, { language });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  test('every marketing page has a unique title and declares its language', async () => {
    const pages = await Promise.all(
      selectRoutesInLanguage(language, { routes }).routes.map(
        async ({ load }) => (await load()).default,
      ),
    );
    const titles = pages.map(({ head }) =>
      typeof head === 'function' ? head({ serviceId: 'apps' }).title : head.title,
    );
    const again = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(again, `give each page a head.title of its own in "${language}"`).toEqual([]);
    const untranslated = routes.filter((_, index) => pages[index]?.language !== language);
    expect(
      untranslated.map(({ path }) => path),
      `not written in "${language}": give their rows load.${language}`,
    ).toEqual([]);
  });

  test('the headings of a marketing page never skip a level', async () => {
    for (const address of addresses) {
      await openPage(routes, address, { language });
      const levels = screen
        .getAllByRole('heading')
        .map((heading) => Number(heading.tagName.slice(1)));
      levels.forEach((level, index) => {
        expect(level - (levels[index - 1] ?? 0), address).toBeLessThanOrEqual(1);
      });
      cleanup();
    }
  });

  test('no text of a marketing page is blank or contains the word undefined', async () => {
    for (const address of addresses) {
      const { container } = await openPage(routes, address, { language });
      for (const element of container.querySelectorAll('h1, h2, h3, p, li, a, button, label')) {
        expect(element.textContent?.trim(), `${address} ${element.outerHTML}`).not.toBe('');
      }
      expect(container.textContent).not.toMatch(/undefined|\[object|[{}]/);
      cleanup();
    }
  });
});
