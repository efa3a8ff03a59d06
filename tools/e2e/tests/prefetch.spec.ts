import type { Page } from '@playwright/test';
import { useConnection } from '../support/connection.ts';
import { openPage } from '../support/open-page.ts';
import { recordScriptRequests, type ScriptRequests } from '../support/script-requests.ts';
import { navbar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const scripts = '**/apps/**/*.js';
const logIn = (page: Page) => navbar(page).getByRole('link', { name: 'Log In', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The container of auth, its route table, and the page: all that the log-in needs. */
async function expectLogInFetched({ loadedScriptsOf }: ScriptRequests): Promise<void> {
  await expect
    .poll(() => loadedScriptsOf('auth'))
    .toEqual(expect.arrayContaining(['remote', 'routes', 'log-in']));
}

/** From now on no code can be had. */
async function cutTheNetwork(page: Page): Promise<void> {
  await page.route(scripts, (route) => route.abort());
}

/** Lets the browser be idle long enough for everything in view to be noticed and asked for. */
async function beIdle(page: Page, { loadedScriptsOf }: ScriptRequests): Promise<void> {
  await expect.poll(() => loadedScriptsOf('host')).toContain('prefetch');
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let moments = 0; moments < 5; moments += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    }
  });
}

const intents: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'pointing at a link': (page) => logIn(page).hover(),
  'moving the focus to a link': (page) => logIn(page).focus(),
  'touching a link': async (page) => {
    const box = await logIn(page).boundingBox();
    if (!box) throw new Error('The link is not shown.');
    const devtools = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  },
};

for (const [intent, show] of Object.entries(intents)) {
  test(`${intent} fetches its page, which then opens without the network`, async ({ page }) => {
    await useConnection(page, 'slow');
    const requests = recordScriptRequests(page);
    await openPage(page, '/');
    await beIdle(page, requests);
    expect(requests.requested.filter((path) => path.startsWith('/apps/auth/'))).toEqual([]);
    await show(page);
    await expectLogInFetched(requests);
    expect(requests.requested.filter((path) => path.includes('supabase'))).toEqual([]);

    await cutTheNetwork(page);
    await logIn(page).click();
    await expect(heading(page, 'Log In')).toBeVisible();
  });
}

test('on a good connection the pages whose links are in view are fetched by themselves', async ({
  page,
  expectedConsole,
}) => {
  // Of what comes into view once the network is cut.
  expectedConsole.push(/Failed to load resource/);
  await useConnection(page, 'good');
  const requests = recordScriptRequests(page);
  await openPage(page, '/');
  await expectLogInFetched(requests);
  await expect.poll(() => requests.loadedScriptsOf('marketing')).toContain('careers');

  await cutTheNetwork(page);
  await navbar(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await logIn(page).click();
  await expect(heading(page, 'Log In')).toBeVisible();
});

test('with data saver nothing is fetched that was not asked for', async ({ page }) => {
  await useConnection(page, 'dataSaver');
  const requests = recordScriptRequests(page);
  await openPage(page, '/');
  await logIn(page).hover();
  await beIdle(page, requests);
  expect(requests.requested.filter((path) => path.startsWith('/apps/auth/'))).toEqual([]);
  expect(requests.loadedScriptsOf('marketing')).not.toContain('careers');

  await logIn(page).click();
  await expect(heading(page, 'Log In')).toBeVisible();
});

test('nothing is fetched twice', async ({ page }) => {
  await useConnection(page, 'good');
  const requests = recordScriptRequests(page);
  await openPage(page, '/');
  await logIn(page).hover();
  await logIn(page).click();
  await expect(heading(page, 'Log In')).toBeVisible();
  await navbar(page).getByRole('link', { name: 'Careers' }).hover();
  await navbar(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await logIn(page).hover();
  await beIdle(page, requests);
  expect(requests.requested.length).toBeGreaterThan(5);
  expect(requests.requested).toEqual([...new Set(requests.requested)]);
});

test('what could not be fetched ahead is said to nobody, and the click fetches it', async ({
  page,
  expectedConsole,
}) => {
  // The browser itself.
  expectedConsole.push(/Failed to load resource/);
  await useConnection(page, 'slow');
  const requests = recordScriptRequests(page);
  await openPage(page, '/');
  await beIdle(page, requests);
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
