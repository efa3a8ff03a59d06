import path from 'node:path';
import { securityHeaders } from '@torsa/release/store/security-headers';
import { siteFileKeys } from '@torsa/release/store/site-keys';
import { findNginx, type NginxSite, nginxSite } from '@torsa/release/testing/nginx-site';
import { findScriptOfLiveRelease } from '../support/site-files.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

let site: NginxSite;

test.beforeAll(async () => {
  const nginx = findNginx();
  if (!nginx) test.info().annotations.push({ type: 'missing-program', description: 'nginx' });
  test.skip(!nginx, 'nginx is not installed.');
  site = await nginxSite(nginx ?? '', testStack.siteDir);
});

test.afterAll(() => site?.close());

test('nginx serves HTML documents, the page shell and the 404 page as documented', async ({
  request,
}) => {
  const expected: readonly [path: string, status: number, cache: string][] = [
    ['/', 200, 'no-cache'],
    ['/about', 200, 'no-cache'],
    ['/services/ai-tool', 200, 'no-cache'],
    ['/services/anything', 200, 'no-cache'],
    ['/dashboard/user', 200, 'no-cache'],
    ['/bn', 200, 'no-cache'],
    ['/bn/about', 200, 'no-cache'],
    ['/bn/services/anything', 200, 'no-cache'],
    ['/bn/nowhere', 404, 'no-cache'],
    ['/registry.json', 200, 'no-cache'],
    ['/nowhere', 404, 'no-cache'],
    ['/404.html', 404, 'no-cache'],
  ];
  for (const [address, status, cache] of expected) {
    const response = await request.get(site.url + address);
    expect(response.status(), address).toBe(status);
    expect(response.headers()['cache-control'], address).toBe(cache);
    expect(response.headers()['x-content-type-options'], address).toBe('nosniff');
    if (address.startsWith('/apps/')) continue;
    for (const [header, value] of Object.entries(securityHeaders)) {
      expect(response.headers()[header.toLowerCase()], `${address}: ${header}`).toBe(value);
    }
  }
  const moved = await request.get(`${site.url}/about/?from=mail`, { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers()['location']).toContain('/about?from=mail');
});

test('nginx serves files in the site’s root folder with their content types', async ({
  request,
}) => {
  for (const [address, type] of [
    ['/sitemap.xml', /^(text|application)\/xml/],
    ['/robots.txt', /^text\/plain/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/bn/manifest.webmanifest', /^application\/manifest\+json/],
    ['/favicon.ico', /^image\/x-icon/],
  ] as const) {
    const response = await request.get(site.url + address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toMatch(type);
    expect(response.headers()['cache-control'], address).toBe('no-cache');
  }
});

test('nginx serves the 404 page in the language of the URL', async ({ request }) => {
  for (const [address, language] of [
    ['/bn/nowhere', 'bn'],
    ['/bn/services/anything', 'bn'],
    ['/nowhere', 'en'],
    ['/services/anything', 'en'],
  ] as const) {
    const html = await (await request.get(site.url + address)).text();
    expect(html, address).toContain(`<html lang="${language}">`);
  }
});

test('nginx serves app files compressed, with cache headers for a year', async ({ request }) => {
  const file = await findScriptOfLiveRelease(testStack.siteDir, 'marketing', 'remote');
  const address = `/${siteFileKeys.browserFile('marketing', path.basename(file))}`;
  const response = await request.get(site.url + address, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  });
  const missing = await request.get(`${site.url}/apps/marketing/files/gone.js`);
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/plain');
});

test('nginx serves fonts with their content type and cache headers for a year', async ({
  request,
}) => {
  const home = await (await request.get(site.url)).text();
  const [font = ''] = /\/apps\/host\/[\w./-]+\.woff2/.exec(home) ?? [];
  const response = await request.get(site.url + font);
  expect(response.status(), font).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('when nginx serves the site, a visitor can open pages by links and by URL', async ({
  page,
}) => {
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Careers' }).first().click();
  await expect(page).toHaveURL(`${site.url}/careers`);
  await page.goto(`${site.url}/services/anything`);
  await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
});
