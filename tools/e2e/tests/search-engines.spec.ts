import type { APIRequestContext } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import {
  indexableRoutes,
  privateRoutes,
  publicRoutes,
  specifiedRoutes,
} from '../support/routes.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const bengali = (path: string) => `/bn${path === '/' ? '' : path}`;

async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1];
  const data = found(/<script type="application\/ld\+json">(.*?)<\/script>/s);
  return {
    robots: found(/<meta name="robots" content="([^"]*)">/),
    canonical: found(/<link rel="canonical" href="([^"]*)">/),
    title: found(/<meta property="og:title" content="([^"]*)">/),
    locale: found(/<meta property="og:locale" content="([^"]*)">/),
    picture: found(/<meta property="og:image" content="([^"]*)">/),
    things: data ? (JSON.parse(data)['@graph'] as readonly Record<string, unknown>[]) : [],
  };
}

const typesOf = (things: readonly Record<string, unknown>[]) =>
  things.map((thing) => thing['@type']);

test('every public page has a canonical URL and a link preview image in each language', async ({
  request,
}) => {
  const specified = indexableRoutes.filter((path) => path in specifiedRoutes);
  const pictures = new Set<string>();
  for (const path of indexableRoutes) {
    const head = await headOf(request, path);
    expect(head, path).toMatchObject({
      robots: 'max-image-preview:large',
      canonical: testStack.siteUrl + path,
      title: expect.stringMatching(/\S/),
      locale: 'en_IN',
    });
    const translated = await headOf(request, bengali(path));
    expect(translated, bengali(path)).toMatchObject({
      canonical: testStack.siteUrl + bengali(path),
      locale: 'bn_IN',
    });
    for (const { picture = '' } of [head, translated]) {
      const response = await request.get(picture);
      expect(response.headers()['content-type'], path).toBe('image/jpeg');
      if (specified.includes(path)) pictures.add(picture);
    }
    expect(translated.title).not.toBe(head.title);
    expect(typesOf(translated.things)).toEqual(typesOf(head.things));
  }
  // /privacy uses the site's default preview image.
  expect(pictures.size).toBe(2 * (specified.length - 1));
});

test('structured data (JSON-LD) describes the company, services, job openings and breadcrumbs', async ({
  request,
}) => {
  const thingsAt = async (path: string) => (await headOf(request, path)).things;
  const [company] = await thingsAt('/');
  expect(company).toMatchObject({
    address: [{ addressLocality: 'Cooch Behar' }, { addressLocality: 'Kolkata' }],
  });
  expect(typesOf(await thingsAt('/contact'))).toEqual(['Organization', 'BreadcrumbList']);
  const [, way, service] = await thingsAt('/services/apps');
  expect(service).toMatchObject({ '@type': 'Service', name: 'App Development' });
  expect(way).toMatchObject({
    itemListElement: [{ name: 'Torsa' }, { name: 'Services' }, { name: 'App Development' }],
  });
  const postings = (await thingsAt('/careers')).filter((thing) => thing['@type'] === 'JobPosting');
  expect(postings).toHaveLength(4);
});

test('search engines may not index private pages', async ({ request }) => {
  const auth = Object.keys(publicRoutes).filter((path) => path.startsWith('/auth/'));
  for (const path of [...auth, ...privateRoutes, '/no-such-page', '/services/anything']) {
    for (const address of [path, bengali(path)]) {
      const { robots, canonical, title } = await headOf(request, address);
      expect({ robots, canonical, title }, address).toEqual({ robots: 'noindex' });
    }
  }
});

test('the sitemap lists exactly the public pages in both languages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const address = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  const sitemap = await (await request.get(address)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const expected = indexableRoutes.flatMap((path) => [path, bengali(path)]);
  expect(listed.sort()).toEqual(expected.map((path) => testStack.siteUrl + path).sort());
});

test('browsers accept the sitemap as XML and the manifest as a web app manifest', async ({
  page,
  context,
}) => {
  await page.goto('/bn');
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${testStack.siteUrl}/bn/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const entries = await page.evaluate(async () => {
    const request = new XMLHttpRequest();
    request.open('GET', '/sitemap.xml');
    request.responseType = 'document';
    await new Promise((resolve) => {
      request.onload = resolve;
      request.send();
    });
    return [...(request.responseXML?.querySelectorAll('urlset > url') ?? [])].map(
      (url) => url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link').length,
    );
  });
  expect(entries.length).toBeGreaterThan(0);
  expect(new Set(entries)).toEqual(new Set([3]));
});

test('the robots and canonical tags change with the navigation', async ({ page }) => {
  const head = () =>
    page.evaluate(() => [
      document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    ]);
  await openPage(page, '/');
  const navigation = page.getByRole('navigation').first();
  await navigation.getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /point at/ })).toBeVisible();
  await expect.poll(head).toEqual(['max-image-preview:large', `${testStack.siteUrl}/careers`]);
  await navigation.getByRole('link', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  await expect.poll(head).toEqual(['noindex', `${testStack.siteUrl}/auth/login`]);
});
