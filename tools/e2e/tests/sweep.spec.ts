import type { BrowserContext, Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { recordCalls } from '../support/backend-calls.ts';
import { bengaliPages } from '../support/bengali.ts';
import { bengaliPath, privateRoutes, publicRoutes } from '../support/routes.ts';
import { footer } from '../support/shell.ts';
import { dashboards, expect, expectPortalReady, portalPages } from '../support/signed-in.ts';
import { expectPageWorks, expectWithoutJavaScript, type SweptPage } from '../support/sweep.ts';
import { test } from '../support/swept-page.ts';

// Each address is opened on a phone or a desktop, reloaded, and opened without JavaScript: in English, then in Bengali,
// in one page, as a next load costs half. The limit is for what hangs.
test.describe.configure({ timeout: 300_000 });

/** Not the switch to the other language, which on this very page leads to the same path. */
const logIn = 'nav a[href$="/auth/login"]:not([hreflang])';
const ready = (page: Page) => expect(page.locator(logIn)).toHaveCSS('visibility', 'visible');
const bengaliHeadings: Readonly<Record<string, string | RegExp>> = bengaliPages;

/** The pages of the other services differ from these two in their words: services.spec.ts opens each. */
const samples: readonly string[] = ['/services/website-build', '/services/ai-tool'];
const isSwept = ([address]: readonly [string, ...unknown[]]) =>
  isExhaustive || !address.startsWith('/services/') || samples.includes(address);

for (const [path, heading] of Object.entries(publicRoutes).filter(isSwept)) {
  test(`§1.5 §2.1 §2.2 §2.4 §7.7 Routes: ${path} comes, stays, is accessible, and is the same after a reload and without JavaScript`, async ({
    page,
    context,
    movement,
  }) => {
    const backendUse = recordBackendUse(context);
    const headings = { [path]: heading, ...bengaliHeadings };
    await inBothLanguages(path, async (address) => {
      const swept = { address, heading: headings[address] ?? /./, ready };
      await expectPageWorks(page, swept, movement);
      // Which documents there are does not depend on the language.
      if (isExhaustive || address === path) await expectWithoutJavaScript(page, address);
    });
    expect(backendUse).toEqual({ calls: [], scripts: [] });
  });
}

for (const unknown of [
  // No document has it: what it is shows when the browser has its code.
  { path: '/services/unknown', isPrerendered: false, isStable: false },
  { path: '/no-such-page', status: 404 },
]) {
  test(`§1.5 §2.1 §2.4 Routes: ${unknown.path} comes, stays, is accessible, and is the same after a reload`, async ({
    page,
    movement,
    expectedConsole,
  }) => {
    if (unknown.status === 404) expectedConsole.push(/status of 404/);
    await inBothLanguages(unknown.path, (address) =>
      expectPageWorks(page, { ...unknown, address, ready }, movement),
    );
  });
}

for (const [person, path] of [...dashboards, ...portalPages, ['client', '/'] as const]) {
  test.describe(person, () => {
    test.use({ person });

    test(`§1.5 §2.1 §2.4 §10.50 §10.57 Routes: ${path} for a ${person} comes, stays, is accessible, and is the same after a reload`, async ({
      page,
      movement,
    }) => {
      await inBothLanguages(path, async (address) => {
        const swept = { address, isPrerendered: path === '/', ready: isSignedIn(path) };
        await expectPageWorks(page, swept, movement);
        // Of a page to work in it is one line, whichever the page.
        if (path !== '/') await expect(footer(page).getByRole('heading')).toHaveCount(0);
      });
    });
  });
}

test('§6.2 Private routes: each sends a visitor away without a word in the console', async ({
  page,
}) => {
  for (const path of privateRoutes) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await page.waitForURL(/\/auth\//);
  }
});

async function inBothLanguages(
  path: string,
  look: (address: string) => Promise<void>,
): Promise<void> {
  for (const address of [path, bengaliPath(path)]) {
    await test.step(address, () => look(address));
  }
}

function isSignedIn(path: string): SweptPage['ready'] {
  return async (page) => {
    if (path === '/') {
      const dashboard = page.locator('nav a[href$="/dashboard/user"]');
      await expect(dashboard).toHaveCSS('visibility', 'visible');
    } else {
      await expectPortalReady(page);
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
