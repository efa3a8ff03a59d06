import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import { recordBackendRequests } from '../support/backend-calls.ts';
import { contactField } from '../support/contact-form.ts';
import { openPage } from '../support/open-page.ts';
import { createFounderClient, createSignedInClient } from '../support/signed-in-client.ts';
import { readLiveVersion } from '../support/site-files.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilPageSettled } from '../support/wait-until-settled.ts';

let founder: Promise<SupabaseClient> | undefined;
let started: string;

test.beforeEach(() => {
  started = new Date().toISOString();
});

/** Client events since the start of the test, read as the founder. */
async function readEvents(): Promise<readonly Record<string, unknown>[]> {
  founder ??= createFounderClient();
  const { data, error } = await (await founder)
    .from('client_events')
    .select('kind, app, version, route, message, detail')
    .gte('created_at', started);
  if (error) throw new Error('The founder could not read client_events.', { cause: error });
  return data;
}

/** Leaves the page, which then reports its collected events. Requests that a test intercepts end with the page. */
async function leavePage(page: Page): Promise<void> {
  await page.goto('about:blank');
}

async function expectEvent(expected: Readonly<Record<string, unknown>>): Promise<void> {
  await expect.poll(readEvents).toContainEqual(expect.objectContaining(expected));
}

/** A word that no other test uses. It has no digits, because reports replace eight digits as a phone number. */
function newWord(): string {
  return randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

/** Opens a page and waits for the work that it does when the browser is idle. */
async function openAndWaitForIdle(page: Page, path: string): Promise<void> {
  const reporter = page.waitForResponse(/\/apps\/host\/files\/reporter\.[^/]+\.js$/);
  await openPage(page, path);
  await reporter;
  await waitUntilPageSettled(page);
}

test('only the founder can read reports of uncaught errors, which contain no personal data', async ({
  page,
  expectedConsole,
}) => {
  const mark = `mark-${newWord()}`;
  expectedConsole.push(new RegExp(mark));
  await openAndWaitForIdle(page, '/services/ai-tool?from=ada.roy#top');
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, `${mark}: ada.roy@client.test is not at /users?name=ada.roy`);
  const message = `Error: ${mark}: [e-mail] is not at /users`;
  await expectEvent({ kind: 'error', app: 'host', route: '/services/:serviceId', message });
  const [event] = (await readEvents()).filter((row) => row['message'] === message);
  expect(event?.['version']).toMatch(/^[0-9a-f]{12}$/);
  expect(JSON.stringify(event)).not.toContain('ada.roy');

  const client = await createSignedInClient(seededAccounts.client);
  expect((await client.from('client_events').select()).data).toEqual([]);
});

if (isExhaustive) {
  test('the report of an error in a remote contains the remote’s name and version', async ({
    page,
    expectedConsole,
  }) => {
    const mark = `mark-${newWord()}`;
    expectedConsole.push(new RegExp(mark));
    await openAndWaitForIdle(page, '/contact');
    // The error occurs while a person types, as in an old browser.
    await page.evaluate((text) => {
      HTMLFormControlsCollection.prototype.namedItem = () => {
        throw new Error(text);
      };
    }, mark);
    const thrown = page.waitForEvent('pageerror');
    await contactField(page, 'message').press('a');
    await thrown;
    await leavePage(page);
    await expectEvent({
      kind: 'error',
      app: 'marketing',
      version: await readLiveVersion(testStack.siteDir, 'marketing'),
      route: '/contact',
      message: `Error: ${mark}`,
      detail: { stack: expect.stringContaining('/apps/marketing/files/contact.en.') },
    });
  });
}

if (isExhaustive) {
  test('the site reports an error that a React component throws during rendering', async ({
    page,
    expectedConsole,
  }) => {
    const mark = `mark-${newWord()}`;
    expectedConsole.push(new RegExp(mark), /A section of the page failed to render/);
    await openAndWaitForIdle(page, '/about');
    await page.evaluate((text) => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        const error = new Error(text);
        if (error.stack?.includes('/apps/marketing/')) throw error;
        return matchMedia(query);
      };
    }, mark);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    await leavePage(page);
    await expectEvent({
      kind: 'render-error',
      app: 'marketing',
      version: await readLiveVersion(testStack.siteDir, 'marketing'),
      route: '/',
      message: `Error: ${mark}`,
    });
  });
}

test('the site sends exactly one report about a remote that fails to load', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(
    /ERR_FAILED/,
    /Federation Runtime/,
    /A section of the page failed to render/,
  );
  // A version that no other visit reports.
  const version = 'eeeeeeeeeeee';
  await setLiveAuthRelease(page, (live) => ({ live: { ...live, version } }));
  await page.route(/\/apps\/auth\/files\/remote\./, (route) => route.abort());
  await openAndWaitForIdle(page, '/careers');
  await page.getByRole('link', { name: 'Log In', exact: true }).first().click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectEvent({
    kind: 'load-failed',
    app: 'auth',
    version,
    route: '/auth/login',
    message: expect.stringContaining('The remote "auth" could not be loaded.'),
  });
  const ofRelease = (await readEvents()).filter((row) => row['version'] === version);
  expect(ofRelease.map(({ kind }) => kind)).toEqual(['load-failed']);
});

test('if a broken release makes the site load the previous release of a remote, the site reports this', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/, /Refused to execute/, /Federation Runtime/);
  const version = 'ffffffffffff';
  await setLiveAuthRelease(page, (live) => {
    const gone = { ...live, version, entry: live.entry.replace('remote.', 'gone.') };
    return { live: gone, previous: live };
  });
  await openAndWaitForIdle(page, '/careers');
  await page.getByRole('link', { name: 'Log In', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  // The prefetch of a visible link or the page itself may find the fault first.
  const route = expect.stringMatching(/^\/(careers|auth\/login)$/);
  await expectEvent({ kind: 'fall-back', app: 'auth', version, route });
});

if (isExhaustive) {
  test('the site reports a violation of the content security policy', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/Content Security Policy/);
    const address = `https://elsewhere.example/${newWord()}.png`;
    await openAndWaitForIdle(page, '/about');
    await page.evaluate((src) => {
      new Image().src = src;
    }, `${address}?who=ada`);
    await expectEvent({
      kind: 'csp-violation',
      app: 'host',
      route: '/about',
      message: `img-src refuses ${address}`,
    });
  });
}

test.describe('a visit that is measured', () => {
  test.use({ reportsVitals: true });

  test('a visit that is selected for measurement reports its web vitals once, when the visit ends', async ({
    page,
    context,
  }) => {
    const calls = recordBackendRequests(context);
    await openAndWaitForIdle(page, '/services/apps');
    expect(calls).toEqual([]);

    await leavePage(page);
    const version = await readLiveVersion(testStack.siteDir, 'marketing');
    const place = { app: 'marketing', version, route: '/services/:serviceId' };
    for (const message of ['TTFB', 'FCP', 'LCP', 'CLS']) {
      await expectEvent({
        kind: 'web-vital',
        ...place,
        message,
        detail: {
          value: expect.any(Number),
          rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
          navigationType: 'navigate',
        },
      });
    }
  });
});

interface LiveRelease {
  readonly version: string;
  readonly entry: string;
}

/** Changes the releases of the auth remote that the page sees as live. */
async function setLiveAuthRelease(
  page: Page,
  change: (live: LiveRelease) => { readonly live: LiveRelease; readonly previous?: LiveRelease },
): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const releases = await response.json();
    Object.assign(releases.remotes.auth, change(releases.remotes.auth.live));
    await route.fulfill({ response, json: releases });
  });
}
