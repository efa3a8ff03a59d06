import type { BrowserContext, Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { screenSizes } from '../support/accessibility.ts';
import { recordBackendRequests } from '../support/backend-calls.ts';
import { bengaliPageHeadings } from '../support/bengali.ts';
import { privateRoutes, publicRoutes } from '../support/routes.ts';
import { footer } from '../support/shell.ts';
import { dashboardPages, expect, expectPortalReady, portalPages } from '../support/signed-in.ts';
import {
  checkInSampledLanguages,
  expectContentWithoutJavaScript,
  expectPageWorks,
  isPageSampled,
  type PageToCheck,
} from '../support/sweep.ts';
import { test } from '../support/swept-page.ts';

// A run opens half of the pages, each in a sampled language, on a phone or a desktop. Half of them are reloaded
// and, if public, opened without JavaScript. The others are checked for accessibility and reflow. All tests share one
// browser page, because a second load takes half the time. The time-out only ends hanging tests.
test.describe.configure({ timeout: 300_000 });

/** The Log In link without the language switch, which has the same path on the login page. */
const logIn = 'nav a[href$="/auth/login"]:not([hreflang])';
const ready = (page: Page) => expect(page.locator(logIn)).toHaveCSS('visibility', 'visible');
const bengaliHeadings: Readonly<Record<string, string | RegExp>> = bengaliPageHeadings;

/** The other service pages differ from these two only in their texts; services.spec.ts opens each. */
const samples: readonly string[] = ['/services/website-build', '/services/ai-tool'];
const isSwept = ([path]: readonly [string, ...unknown[]]) =>
  isPageSampled(path) && (isExhaustive || !path.startsWith('/services/') || samples.includes(path));

for (const [path, heading] of Object.entries(publicRoutes).filter(isSwept)) {
  test(`§1.5 §2.1 §2.2 §2.4 §7.7 Routes: ${path} loads without layout shift, is accessible, and is the same after a reload and without JavaScript`, async ({
    page,
    context,
    movement,
  }) => {
    const backendUse = recordBackendUse(context);
    const headings = { [path]: heading, ...bengaliHeadings };
    await checkInSampledLanguages(path, async (address) => {
      const swept = { address, heading: headings[address] ?? /./, ready };
      await expectPageWorks(page, swept, movement);
      await expectContentWithoutJavaScript(page, address);
    });
    expect(backendUse).toEqual({ calls: [], scripts: [] });
  });
}

const unknownPages = [
  // This path has no document of its own: the browser's code renders it.
  { path: '/services/unknown', isPrerendered: false, isStable: false },
  { path: '/no-such-page', status: 404 },
];

// Each run opens unknown pages in not-found.spec.ts and services.spec.ts.
for (const unknown of unknownPages.filter(({ path }) => isPageSampled(path))) {
  test(`§1.5 §2.1 §2.4 Routes: ${unknown.path} loads, is accessible, and is the same after a reload`, async ({
    page,
    movement,
    expectedConsole,
  }) => {
    if (unknown.status === 404) expectedConsole.push(/status of 404/);
    await checkInSampledLanguages(unknown.path, (address) =>
      expectPageWorks(page, { ...unknown, address, ready }, movement),
    );
  });
}

const pagesOfUsers = [...dashboardPages, ...portalPages, ['client', '/'] as const];

for (const [person, path] of pagesOfUsers.filter(([, path]) => isPageSampled(path))) {
  test.describe(person, () => {
    test.use({ person });

    test(`§1.5 §2.1 §2.4 §10.50 §10.57 Routes: ${path} for a ${person} loads, is accessible, and is the same after a reload`, async ({
      page,
      movement,
    }) => {
      await checkInSampledLanguages(path, async (address) => {
        const swept = { address, isPrerendered: path === '/', ready: isSignedIn(path) };
        await expectPageWorks(page, swept, movement);
        if (path !== '/') await expectPortalFrame(page, path);
      });
    });
  });
}

test('§6.2 Private routes: private pages redirect a visitor without a console message', async ({
  page,
}) => {
  for (const path of isExhaustive ? privateRoutes : dashboardPages.map(([, path]) => path)) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await page.waitForURL(/\/auth\//);
  }
});

function isSignedIn(path: string): PageToCheck['ready'] {
  return async (page) => {
    if (path === '/') {
      const dashboard = page.locator('nav a[href$="/dashboard/user"]');
      await expect(dashboard).toHaveCSS('visibility', 'visible');
    } else {
      await expectPortalReady(page);
    }
  };
}

/** On a desktop, the rail marks one entry. A client's messages have none. The footer is one line. */
async function expectPortalFrame(page: Page, path: string): Promise<void> {
  await expect(footer(page).getByRole('heading')).toHaveCount(0);
  await page.setViewportSize(screenSizes.desktop);
  const current = page
    .getByRole('navigation', { name: /^(Portal|পোর্টাল)$/ })
    .locator('a[aria-current="page"]');
  if (!path.includes('/messages')) await expect(current, 'current entry').toHaveCount(1);
}

/** Records later backend calls and requests for the backend client's script. */
function recordBackendUse(context: BrowserContext) {
  const scripts: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('supabase')) scripts.push(request.url());
  });
  const calls = recordBackendRequests(context);
  return { calls, scripts };
}
