import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { overrideNetworkInformation } from '../support/connection.ts';
import { openPage } from '../support/open-page.ts';
import { recordScriptRequests, type ScriptRequests } from '../support/script-requests.ts';
import { navbar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const scripts = '**/apps/**/*.js';
const logIn = (page: Page) => navbar(page).getByRole('link', { name: 'Log In', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Expects all scripts of the login page: the remote entry of auth, its route table and the page. */
async function expectLoginPrefetched({ loadedScriptsOf }: ScriptRequests): Promise<void> {
  await expect
    .poll(() => loadedScriptsOf('auth'))
    .toEqual(expect.arrayContaining(['remote', 'routes', 'log-in']));
}

/** Blocks all later requests for code. */
async function blockCode(page: Page): Promise<void> {
  await page.route(scripts, (route) => route.abort());
}

/** Waits until the browser was idle and has prefetched the links in view. */
async function waitForPrefetch(page: Page, { loadedScriptsOf }: ScriptRequests): Promise<void> {
  await expect.poll(() => loadedScriptsOf('host')).toContain('prefetch');
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let moments = 0; moments < 5; moments += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    }
  });
}

const intents: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'hovering over a link': (page) => logIn(page).hover(),
  'focusing a link': (page) => logIn(page).focus(),
  'touching a link': async (page) => {
    const box = await logIn(page).boundingBox();
    if (!box) throw new Error('The Log In link is not visible.');
    const devtools = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  },
};

for (const [intent, show] of Object.entries(intents).slice(0, isExhaustive ? undefined : 1)) {
  test(`${intent} prefetches the linked page, which then opens without a network`, async ({
    page,
  }) => {
    await overrideNetworkInformation(page, 'slow');
    const requests = recordScriptRequests(page);
    await openPage(page, '/');
    await waitForPrefetch(page, requests);
    expect(requests.requested.filter((path) => path.startsWith('/apps/auth/'))).toEqual([]);
    await show(page);
    await expectLoginPrefetched(requests);
    expect(requests.requested.filter((path) => path.includes('supabase'))).toEqual([]);

    await blockCode(page);
    await logIn(page).click();
    await expect(heading(page, 'Log In')).toBeVisible();
  });
}

if (isExhaustive) {
  test('on a fast connection the page prefetches all links in view', async ({
    page,
    expectedConsole,
  }) => {
    // Links that appear after the network is blocked cause these failed requests.
    expectedConsole.push(/Failed to load resource/);
    await overrideNetworkInformation(page, 'good');
    const requests = recordScriptRequests(page);
    await openPage(page, '/');
    await expectLoginPrefetched(requests);
    await expect.poll(() => requests.loadedScriptsOf('marketing')).toContain('careers');

    await blockCode(page);
    await navbar(page).getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await logIn(page).click();
    await expect(heading(page, 'Log In')).toBeVisible();
  });

  test('no page is prefetched when the browser saves data (Save-Data)', async ({ page }) => {
    await overrideNetworkInformation(page, 'dataSaver');
    const requests = recordScriptRequests(page);
    await openPage(page, '/');
    await logIn(page).hover();
    await waitForPrefetch(page, requests);
    expect(requests.requested.filter((path) => path.startsWith('/apps/auth/'))).toEqual([]);
    expect(requests.loadedScriptsOf('marketing')).not.toContain('careers');

    await logIn(page).click();
    await expect(heading(page, 'Log In')).toBeVisible();
  });
}

test('prefetching requests no file twice', async ({ page }) => {
  await overrideNetworkInformation(page, 'good');
  const requests = recordScriptRequests(page);
  await openPage(page, '/');
  await logIn(page).hover();
  await logIn(page).click();
  await expect(heading(page, 'Log In')).toBeVisible();
  await navbar(page).getByRole('link', { name: 'Careers' }).hover();
  await navbar(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await logIn(page).hover();
  await waitForPrefetch(page, requests);
  expect(requests.requested.length).toBeGreaterThan(5);
  expect(requests.requested).toEqual([...new Set(requests.requested)]);
});

if (isExhaustive) {
  test('the site reports no error for a failed prefetch, and a click on the link loads the page', async ({
    page,
    expectedConsole,
  }) => {
    // The browser's own message.
    expectedConsole.push(/Failed to load resource/);
    await overrideNetworkInformation(page, 'slow');
    const requests = recordScriptRequests(page);
    await openPage(page, '/');
    await waitForPrefetch(page, requests);
    await page.route('**/apps/auth/**', (route) => route.abort());
    const failure = page.waitForEvent('requestfailed');
    await logIn(page).hover();
    await failure;
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL('/');

    await page.unroute('**/apps/auth/**');
    await logIn(page).click();
    await expect(heading(page, 'Log In')).toBeVisible();
    await expect(page.locator('[data-remote="auth"]')).toHaveAttribute('data-cohort', 'live');
    await expect(page.locator('[data-remote="auth"]')).not.toHaveAttribute('data-fallback-from');
  });
}
