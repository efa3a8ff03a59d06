import path from 'node:path';
import type { Page } from '@playwright/test';
import { delayHostScript } from '../support/backend-calls.ts';
import { publicRoutes, toBengaliPath } from '../support/routes.ts';
import { expectPortalReady, portalPages, type SignedInRole, test } from '../support/signed-in.ts';
import { testStack } from '../support/stack.ts';
import { waitUntilPageSettled } from '../support/wait-until-settled.ts';

const folder = path.join(testStack.root, '.local/screenshots');
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

interface Shot {
  /** The start of the file name. */
  readonly name: string;
  readonly route: string;
  readonly person?: SignedInRole;
  /** Runs before the page opens, to prepare a special state. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly reach?: (page: Page) => Promise<unknown>;
  /** Waits for the final state; by default `waitUntilPageSettled` or `settlePortal`. */
  readonly settled?: (page: Page) => Promise<unknown>;
}

const english = Object.keys(publicRoutes);
const bengali = english.filter((route) => !route.startsWith('/auth/')).map(toBengaliPath);
const shots: readonly Shot[] = [
  ...[...english, ...bengali].map((route) => ({ name: nameOf(route), route })),
  { name: 'dashboard-user', route: '/dashboard/user', person: 'client' },
  { name: 'dashboard-team', route: '/dashboard/team', person: 'teamLeader' },
  { name: 'founder-dashboard', route: '/founder-dashboard', person: 'founder' },
  ...portalPages.map(([person, route]) => ({ name: nameOf(route), route, person })),
  { name: 'not-found', route: '/no-such-page' },
  {
    name: 'failed',
    route: '/auth/login',
    prepare: (page) => page.route('**/apps/marketing/**/*.js', (route) => route.abort()),
    reach: async (page) => {
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click());
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
  {
    name: 'loading-dashboard',
    route: '/dashboard/user',
    person: 'client',
    prepare: delayHostScript,
    settled: async (page) => {
      await page.getByRole('main').getByRole('status').waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    },
  },
  {
    name: 'contact-with-errors',
    route: '/contact',
    reach: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  },
  {
    name: 'chat-and-toast',
    route: '/auth/employee-login',
    reach: async (page) => {
      await page.getByLabel('Employee ID').fill('E001');
      await page.getByLabel('Password', { exact: true }).fill('a password');
      await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
      await page.getByRole('status').filter({ hasText: 'not yet implemented' }).waitFor();
      await page.getByRole('button', { name: /chat/i }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    for (const shot of shots) {
      const { name, route, person, prepare, reach } = shot;
      const { settled = person ? settlePortal : waitUntilPageSettled } = shot;
      test.describe(() => {
        test.use({ colorScheme, viewport, person });

        test(`the screenshot of ${name} is saved in the ${colorScheme} theme at ${viewport.width} px`, async ({
          page,
          expectedConsole,
        }) => {
          // Some screenshots show failed states, which log these errors.
          expectedConsole.push(/Failed to load resource/, /A section of the page failed to render/);
          await prepare?.(page);
          // Delayed scripts also delay the load event.
          await page.goto(route, { waitUntil: prepare ? 'commit' : 'load' });
          await settled(page);
          await reach?.(page);
          const file = `${name}-${viewport.width}-${colorScheme}.png`;
          await page.screenshot({ path: path.join(folder, file), fullPage: true });
        });
      });
    }
  }
}

async function settlePortal(page: Page): Promise<void> {
  await expectPortalReady(page);
  await waitUntilPageSettled(page);
}

function nameOf(route: string): string {
  return route.slice(1).replaceAll('/', '-') || 'home';
}
