import { seededAccounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('three remotes in one page share one auth store, one React, one emotion and one router', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Log In', exact: true }).click();
  await page.getByLabel('Email').fill(seededAccounts.client.email);
  await page.getByLabel('Password').fill(seededAccounts.client.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();

  // A login in the auth remote changes the host's navigation bar and the dashboardPages remote.
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');

  const shared = await page.evaluate(() => {
    const remotes = ['marketing', 'auth', 'dashboards'];
    // Each build stores its federation container in its own variable.
    const containers = Object.keys(globalThis).filter((name) => name.startsWith('torsa_'));
    const fiberKeys = Object.keys(document.querySelector('h1') ?? {}).filter((key) =>
      key.startsWith('__reactFiber$'),
    );
    const rootKeys = Object.keys(document.querySelector('header a') ?? {}).filter((key) =>
      key.startsWith('__reactFiber$'),
    );
    return {
      loadedRemotes: remotes.filter((name) =>
        containers.some((container) => container.startsWith(`torsa_${name}_`)),
      ).length,
      storeEvaluations: globalThis.__torsaAuthStoreEvaluations,
      // React's internal keys have a random suffix for each copy of react-dom.
      reactDoms: new Set([...fiberKeys, ...rootKeys]).size,
      emotions: new Set(
        [...document.querySelectorAll('style[data-emotion]')].map((style) =>
          (style as HTMLElement).dataset['emotion']?.split(' ')[0]?.replace('-global', ''),
        ),
      ).size,
    };
  });
  expect(shared).toEqual({ loadedRemotes: 3, storeEvaluations: 1, reactDoms: 1, emotions: 1 });
});

test('no remote’s files contain the host’s shared modules', async ({ page }) => {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/auth/login', { waitUntil: 'networkidle' });
  await page.goto('/dashboard/user', { waitUntil: 'networkidle' });
  // Fetch each file again: the browser discards responses of a document after a navigation.
  const scripts = await Promise.all(
    [...addresses].map(async (url) => [url, await (await page.request.get(url)).text()] as const),
  );
  // Texts that only these libraries contain and that minifiers keep.
  const marks = {
    react: 'react.transitional.element',
    emotion: 'data-emotion',
    router: 'may be used only in the context of a <Router>',
    'auth store': '__torsaAuthStoreEvaluations',
  };
  for (const [library, mark] of Object.entries(marks)) {
    const holders = scripts
      .filter(([, text]) => text.includes(mark))
      .map(([url]) => new URL(url).pathname);
    expect(new Set(holders.map((path) => path.split('/')[2])), library).toEqual(new Set(['host']));
  }
});
