import type { BrowserContext, Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { recordCalls } from '../support/backend-calls.ts';
import { bengaliPages } from '../support/bengali.ts';
import { inBengali, privateRoutes, publicRoutes } from '../support/routes.ts';
import { footer } from '../support/shell.ts';
import { dashboards, expect, portalPages, test } from '../support/signed-in.ts';
import {
  expectSound,
  expectWithoutJavaScript,
  prepareSweep,
  type SweptPage,
} from '../support/sweep.ts';

// Each address is opened on a phone or a desktop, reloaded, and opened without JavaScript. The limit is for what hangs.
test.describe.configure({ timeout: 300_000 });

/** Not the switch to the other language, which on this very page leads to the same path. */
const logIn = 'nav a[href$="/auth/login"]:not([hreflang])';
const ready = (page: Page) => expect(page.locator(logIn)).toHaveCSS('visibility', 'visible');
const bengaliHeadings: Readonly<Record<string, string | RegExp>> = bengaliPages;

/** The pages of the other services differ from these two in their words: services.spec.ts opens each. */
const samples: readonly string[] = ['/services/website-build', '/services/ai-tool'];
const isSwept = ([address]: readonly [string, ...unknown[]]) =>
  isExhaustive || !address.startsWith('/services/') || samples.includes(address);

const publicPages: readonly SweptPage[] = Object.entries(publicRoutes)
  .filter(isSwept)
  .flatMap(([address, heading]) => [
    { address, heading, ready },
    { address: inBengali(address), heading: bengaliHeadings[inBengali(address)] ?? /./, ready },
  ]);

for (const swept of publicPages) {
  test(`§2 Routes: ${swept.address} comes, stays, is accessible, and is the same after a reload and without JavaScript`, async ({
    page,
    context,
  }) => {
    const backendUse = recordBackendUse(context);
    const movement = await prepareSweep(page);
    await expectSound(page, swept, movement);
    expect(backendUse).toEqual({ calls: [], scripts: [] });
    await expectWithoutJavaScript(page, swept.address);
  });
}

for (const swept of [
  // No document has it: what it is shows when the browser has its code.
  { address: '/services/unknown', isPrerendered: false, isStill: false, ready },
  { address: '/bn/services/unknown', isPrerendered: false, isStill: false, ready },
  { address: '/no-such-page', status: 404, ready },
  { address: '/bn/no-such-page', status: 404, ready },
]) {
  test(`§2 Routes: ${swept.address} comes, stays, is accessible, and is the same after a reload`, async ({
    page,
    expectedConsole,
  }) => {
    if (swept.status === 404) expectedConsole.push(/status of 404/);
    await expectSound(page, swept, await prepareSweep(page));
  });
}

for (const [person, path] of [...dashboards, ...portalPages, ['client', '/'] as const]) {
  test.describe(person, () => {
    test.use({ person });

    for (const address of [path, inBengali(path)]) {
      test(`§2 Routes: ${address} for a ${person} comes, stays, is accessible, and is the same after a reload`, async ({
        page,
      }) => {
        const swept = { address, isPrerendered: path === '/', ready: isSignedIn(path) };
        await expectSound(page, swept, await prepareSweep(page));
        // Of a page to work in it is one line, whichever the page.
        if (path !== '/') await expect(footer(page).getByRole('heading')).toHaveCount(0);
      });
    }
  });
}

for (const path of privateRoutes) {
  test(`§6 Private routes: ${path} sends a visitor away without a word in the console`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await page.waitForURL(/\/auth\//);
  });
}

function isSignedIn(path: string): SweptPage['ready'] {
  return async (page) => {
    if (path === '/') {
      const dashboard = page.locator('nav a[href$="/dashboard/user"]');
      await expect(dashboard).toHaveCSS('visibility', 'visible');
    } else {
      await expect(page.getByRole('navigation', { name: /^(Portal|পোর্টাল)$/ })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('…');
      // What a page reads, it says to read.
      await expect(page.getByRole('main').getByText(/^Loading|লোড হচ্ছে/)).toHaveCount(0);
    }
  };
}

/** Every call to the backend from now on, and every script of the backend's client. */
function recordBackendUse(context: BrowserContext) {
  const scripts: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('supabase')) scripts.push(request.url());
  });
  const calls = recordCalls(context);
  return { calls, scripts };
}
