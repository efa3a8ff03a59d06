import { screen } from '@testing-library/react';
import { localizePath } from '@torsa/shared/i18n/languages';
import { Link, useParams } from '@torsa/shared/router';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { clickLink, renderSite } from '../testing/render-site.tsx';
import {
  loaderOf,
  moduleOf,
  pageModule,
  pageOf,
  releasesOf,
  remoteWith,
} from '../testing/sample-site.tsx';

const shown = () => [
  document.title,
  document.querySelector('meta[name="description"]')?.getAttribute('content'),
];

function Service() {
  return <h1>{useParams()['id']}</h1>;
}

const routes = [
  pageOf('About', '/about'),
  pageOf('Private', '/private', { noIndex: true }),
  pageOf('service', '/services/:id', {
    load: async () =>
      pageModule(Service, ({ id = '' }) => ({ title: id, description: `All about ${id}.` })),
  }),
];

async function open(path: string) {
  const releases = releasesOf({ sample: remoteWith(...routes.map((page) => page.path)) });
  const layout = (outlet: ReactNode) => (
    <>
      <Link to="/services/sites">Sites</Link>
      <Link to="/about">About</Link>
      <Link to="/private">Private</Link>
      {outlet}
    </>
  );
  await renderSite(
    path,
    loaderOf(releases, async () => ({ routes })),
    { layout },
  );
}

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="description" content="Served."><meta name="robots" content="noindex">';
  document.title = 'Served';
});

test('the document has the title and description of the current page', async () => {
  await open('/about');
  expect(shown()).toEqual(['About · Torsa', 'About About.']);
});

test('a page gets its URL parameters, and each navigation updates the title', async () => {
  await open('/services/apps');
  screen.getByRole('heading', { name: 'apps' });
  expect(shown()).toEqual(['apps · Torsa', 'All about apps.']);
  await clickLink('Sites');
  await screen.findByRole('heading', { name: 'sites' });
  expect(shown()).toEqual(['sites · Torsa', 'All about sites.']);
  await clickLink('About');
  await screen.findByRole('heading', { name: 'About' });
  expect(shown()).toEqual(['About · Torsa', 'About About.']);
});

test('after a navigation, the robots meta tag matches the current page', async () => {
  const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
  await open('/about');
  expect(robots()).toBe('max-image-preview:large');
  await clickLink('Private');
  await screen.findByRole('heading', { name: 'Private' });
  expect(robots()).toBe('noindex');
});

test('in an HTML document without a description tag, a navigation changes only the title', async () => {
  document.head.innerHTML = '';
  await open('/about');
  expect(shown()).toEqual(['About · Torsa', undefined]);
});

test.each([
  ['en', null],
  ['bn', 'en'],
] as const)(
  'an English page in a document in %s has the lang attribute %s',
  async (language, lang) => {
    await renderSite(
      localizePath(language, '/about'),
      loaderOf(releasesOf({ sample: remoteWith('/about') }), async () => ({ routes })),
      { language },
    );
    const { parentElement } = screen.getByRole('heading', { name: 'About' });
    expect(parentElement?.getAttribute('lang')).toBe(lang);
  },
);

test("the element around a page in the document's language has no lang attribute", async () => {
  const { default: Page } = moduleOf('About');
  const load = async () => ({ default: Object.assign(Page, { language: 'bn' as const }) });
  await renderSite(
    '/bn/about',
    loaderOf(releasesOf({ sample: remoteWith('/about') }), async () => ({
      routes: [pageOf('about', '/about', { load })],
    })),
    { language: 'bn' },
  );
  const { parentElement } = screen.getByRole('heading', { name: 'About' });
  expect(parentElement?.getAttribute('lang')).toBeNull();
});
