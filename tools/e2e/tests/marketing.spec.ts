import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { publicRoutes, toBengaliPath } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('§1.1 Layout: a visitor can open all marketing pages without a document reload', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const nav = page.getByRole('navigation', { name: 'Main' });
  const walk: readonly [link: string, path: string][] = [
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
    ['Careers', '/careers'],
    ['Our Team', '/our-team'],
    ['Home', '/'],
  ];
  await test.step('§2.51 Navigation bar: only the current page is marked', async () => {
    for (const [link, path] of walk) {
      await nav.getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(nav.locator('[aria-current]')).toHaveText([link]);
      await expect(nav.locator('[aria-current]')).toHaveAttribute('aria-current', 'page');
    }
  });

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Explore Services' }).click();
  await expect(page).toHaveURL('/services');
  const links = main.locator('a[href^="/services/"]');
  // The URL changes before the page, and the home page has four such links.
  await expect(links).toHaveCount(6);
  const services = await links.evaluateAll((links) => [
    ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
  ]);
  expect(services).toHaveLength(6);
  // All services share one page.
  for (const path of isExhaustive ? services : services.slice(0, 2)) {
    await main.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/services');
  }
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test('§2.3 Routes: each page has its own title and meta description', async ({ request }) => {
  const paths = Object.keys(publicRoutes).flatMap((path) => [path, toBengaliPath(path)]);
  const documents = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
    const texts = documents.flatMap((html) => pattern.exec(html)?.[1] ?? []);
    expect(texts).toHaveLength(paths.length);
    expect(new Set(texts).size).toBe(paths.length);
  }
});

test('§2.3 Routes: the document’s title and meta description change with the navigation', async ({
  page,
}) => {
  await page.goto('/');
  const before = await page.title();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Careers' })
    .click();
  await expect(page).not.toHaveTitle(before);
  const title = await page.title();
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  await page.reload();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    description ?? '',
  );
});

test('§1.10 §7.7 the site loads no Supabase code for a visitor who is not logged in', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL('/contact');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((url) => /supabase/i.test(url))).toEqual([]);
});
