import type { HtmlDocumentKind, RenderDocumentOptions } from '@torsa/shared/contract/host-bundle';
import type { RemotePage } from '@torsa/shared/contract/remote';
import { accessRules } from '@torsa/shared/testing/access-rules';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderDocument } from './node.tsx';
import { sampleSiteConfig } from './testing/sample-document.ts';
import { sampleNavigation } from './testing/sample-navigation.ts';
import { pageModule, pageOf, releasesOf, remoteWith } from './testing/sample-site.tsx';

function Broken(): never {
  throw new Error('no river');
}

const loadService = async () =>
  pageModule(
    () => createElement('h1', null, 'Service'),
    ({ id = '' }) => ({ title: id, description: '<About> it.' }),
  );

const pages: readonly RemotePage[] = [
  pageOf('Home', '/'),
  { ...pageOf('Service', '/services/:id'), load: { en: loadService, bn: loadService } },
  pageOf('Login', '/auth/login', { access: accessRules.guest }),
  pageOf('Dashboard', '/dashboard/user', { access: accessRules.client }),
  pageOf('Hidden', '/hidden', { noIndex: true }),
  pageOf('Lost', '/lost', { load: () => Promise.reject(new Error('gone')) }),
  pageOf('Broken', '/broken', {
    load: async () => pageModule(Broken, { title: 'Broken', description: '' }),
  }),
];

const request: Omit<RenderDocumentOptions, 'subject'> = {
  language: 'en',
  remotes: { sample: { routes: pages } },
  releases: releasesOf({ sample: remoteWith(...pages.map(({ path }) => path)) }),
  siteConfig: sampleSiteConfig,
  navigation: sampleNavigation('en'),
  scripts: [{ url: '/apps/host/files/host.js' }],
  preloads: [],
};

const render = (subject: HtmlDocumentKind) => renderDocument({ ...request, subject });
const renderInBengali = (subject: HtmlDocumentKind) =>
  renderDocument({ ...request, language: 'bn', subject });
const renderPage = (path: string) => render({ kind: 'page', path });
const headings = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
    text.replaceAll(/<[^>]+>/g, ''),
  );

test.each([
  ['/', 'Home', 'Home'],
  ['/services/apps', 'Service', 'apps'],
  ['/auth/login', 'Login', 'Login'],
])(
  'renderDocument renders %s with its heading and title, ready for hydration',
  async (path, name, title) => {
    const html = await renderPage(path);
    expect(headings(html)).toEqual([name]);
    expect(html).toContain(`<title>${title} · Torsa</title>`);
    expect(html).toContain(`data-prerendered-path="${path}"`);
    expect(html).toContain('data-remote="sample"');
    expect(html).toMatch(/<style data-styles="/);
  },
);

test("a prerendered page that needs the session contains the page's loading text instead of its data", async () => {
  expect(headings(await renderPage('/dashboard/user'))).toEqual(['Dashboard']);
});

test('the HTML document `shell` contains the layout without a page and is not hydrated', async () => {
  const html = await render({ kind: 'shell' });
  expect(headings(html)).toEqual(['Loading…']);
  expect(html).not.toContain('data-prerendered-path');
  expect(html).toContain('<footer');
});

test('React can hydrate the 404 document at every URL', async () => {
  const html = await render({ kind: 'notFound' });
  expect(headings(html)).toEqual([expect.stringContaining('Page not found')]);
  expect(html).toContain('<title>Page not found · Torsa</title>');
  expect(html).toContain('data-prerendered-path="*"');
});

test.each([
  ['/lost', 'The page /lost failed to load.'],
  ['/broken', 'no river'],
  ['/nowhere', 'No remote (micro-frontend) serves the path /nowhere.'],
])('renderDocument rejects the path %s', async (path, message) => {
  await expect(renderPage(path)).rejects.toThrow(message);
});

test('the error of a page that failed to render contains the cause', async () => {
  await expect(renderPage('/lost')).rejects.toMatchObject({
    cause: { cause: { message: 'gone' } },
  });
});

test('the Bengali document of an untranslated page has a Bengali shell and Bengali links', async () => {
  const html = await renderInBengali({ kind: 'page', path: '/services/apps' });
  expect(html).toContain('<html lang="bn">');
  expect(html).toContain('<title>apps · তোর্সা</title>');
  expect(html).toContain('data-prerendered-path="/services/apps"');
  expect(html).toContain('href="/bn/about"');
  expect(html).not.toContain('href="/about"');
  expect(html).toMatch(/<div data-remote="sample" lang="en">/);
});

test('the Bengali document of a translated page is rendered from the Bengali module', async () => {
  const module = (name: string, language: 'en' | 'bn') => async () => ({
    default: Object.assign(() => createElement('h1', null, name), {
      head: { title: name, description: '' },
      language,
    }),
  });
  const about = {
    id: 'about',
    path: '/about',
    load: { en: module('About', 'en'), bn: module('কথা', 'bn') },
  };
  const ofAbout = {
    ...request,
    remotes: { sample: { routes: [about] } },
    releases: releasesOf({ sample: remoteWith('/about') }),
  };
  const subject = { kind: 'page', path: '/about' } as const;
  const bengali = await renderDocument({ ...ofAbout, language: 'bn', subject });
  expect(headings(bengali)).toEqual(['কথা']);
  expect(bengali).toContain('<div data-remote="sample">');
  const english = await renderDocument({ ...ofAbout, subject });
  expect(headings(english)).toEqual(['About']);
});

test('documents in two languages can be rendered at the same time', async () => {
  const [english, bengali] = await Promise.all([
    render({ kind: 'notFound' }),
    renderInBengali({ kind: 'notFound' }),
  ]);
  expect(headings(english)).toEqual([expect.stringContaining('Page not found')]);
  expect(headings(bengali)).toEqual([expect.stringContaining('পাতাটি পাওয়া গেল না')]);
});

test.each([
  ['/', true],
  ['/services/apps', true],
  ['/auth/login', true],
  ['/dashboard/user', false],
])('the document of %s has links to the page in all languages: %s', async (path, isNamed) => {
  expect((await renderPage(path)).includes('hreflang="x-default"')).toBe(isNamed);
});

const found = (html: string) => ({
  robots: html.match(/<meta name="robots" content="([^"]*)">/)?.[1],
  canonical: html.match(/<link rel="canonical" href="([^"]*)">/)?.[1],
  picture: html.match(/<meta property="og:image" content="([^"]*)">/)?.[1],
  things: JSON.parse(html.match(/"application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '{}')['@graph'],
});

test('the document of a public page has a canonical link and structured data', async () => {
  const html = await renderInBengali({ kind: 'page', path: '/services/apps' });
  expect(found(html)).toMatchObject({
    robots: 'max-image-preview:large',
    canonical: 'https://torsa.example/bn/services/apps',
    picture: undefined,
    things: [
      { '@type': 'Organization', name: 'তোর্সা', location: [{}, {}] },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'তোর্সা', item: 'https://torsa.example/bn' },
          { name: 'apps', item: 'https://torsa.example/bn/services/apps' },
        ],
      },
    ],
  });
  expect(found(await renderPage('/')).things).toHaveLength(1);
});

test.each(['/auth/login', '/dashboard/user', '/hidden'])(
  'the document of %s has no metadata for search engines',
  async (path) => {
    const html = await renderPage(path);
    expect(found(html)).toEqual({ robots: 'noindex' });
    expect(html).not.toContain('og:');
  },
);

test('an HTML document without a page has no metadata for search engines', async () => {
  expect(found(await render({ kind: 'shell' })).robots).toBe('noindex');
  expect(found(await render({ kind: 'notFound' })).robots).toBe('noindex');
});

const discovering = (discovery: object) => {
  const loadDiscovery = async () => ({ Service: () => discovery }) as never;
  return renderDocument({
    ...request,
    remotes: { sample: { routes: pages, loadDiscovery } },
    subject: { kind: 'page', path: '/services/apps' },
  });
};

test('a remote app can add search engine metadata to its page', async () => {
  const service = { '@type': 'Service', name: '</script>' };
  const html = await discovering({
    picture: '/apps/sample/files/apps.jpg',
    structuredData: [service],
  });
  const { picture, things } = found(html);
  expect(picture).toBe('https://torsa.example/apps/sample/files/apps.jpg');
  expect(things.at(-1)).toEqual({ ...service, inLanguage: 'en' });
});

test('renderDocument rejects invalid search engine metadata of a remote app', async () => {
  await expect(
    discovering({ picture: 'apps.png', structuredData: [{ name: 'Apps' }] }),
  ).rejects.toThrow(
    /metadata of the page "Service".*\n- picture must be the address of an imported .jpg\n- structuredData.0.@type/s,
  );
});

test('a page that exists only in English has an English canonical link in the documents of all languages', async () => {
  const html = await renderInBengali({ kind: 'page', path: '/' });
  expect(html).toContain('<link rel="canonical" href="https://torsa.example/">');
  expect(html).not.toContain('hreflang="bn"');
});
