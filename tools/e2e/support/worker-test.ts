import { test as base, type Page } from '@playwright/test';
import { configureSite } from '@torsa/release/commands/configure';
import { FolderSiteStore } from '@torsa/release/store/folder-store';
import { seededAccounts } from './accounts.ts';
import { type CopiedSite, copyAndServeSite } from './copied-site.ts';
import { storePrerenderedHeadings } from './hydration.ts';
import { type LayoutShift, recordLayoutShift } from './layout-shift.ts';
import { createSignedInClient, type TestAccount } from './signed-in-client.ts';
import { testStack } from './stack.ts';

/** The user roles for which tests log in. */
const people = {
  client: seededAccounts.client,
  teamLeader: seededAccounts.teamLeader,
  teamMember: seededAccounts.teamMember,
  founder: seededAccounts.founder,
  /** The founder, logged in through the client login form, so that the browser has no founder flag. */
  founderWithoutFlag: seededAccounts.founder,
} as const;

export type SignedInRole = keyof typeof people;

type BrowserState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** An explicitly empty storage state, because a new browser context otherwise inherits the test's login session. */
export const emptyBrowserStorageState = { cookies: [], origins: [] };

/** The path of a site file whose browser tab sends no further requests. */
export const pathWithoutScripts = '/robots.txt';

/** An unreachable URL: no server listens on port 9 (discard) of this machine. */
const unreachableUrl = 'http://localhost:9';

/** Logs in to an account through the backend API, and returns the browser state of the session. */
export async function createSessionState(
  account: TestAccount,
  isFounder = false,
): Promise<BrowserState> {
  const { auth } = await createSignedInClient(account);
  const { data } = await auth.getSession();
  const stored = {
    'torsa.session': JSON.stringify(data.session),
    ...(isFounder && { founderAuthenticated: 'true' }),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { ...emptyBrowserStorageState, origins: [{ origin: testStack.siteUrl, localStorage }] };
}

interface WorkerFixtures {
  /** Creates the Playwright storage state of a user's session without opening a page. */
  readonly sessionStateOf: (person: SignedInRole) => Promise<BrowserState>;
  /** One page for all tests of the page sweep, because opening a new browser page takes long. */
  readonly sweptPage: { readonly page: Page; readonly movement: () => Promise<LayoutShift> };
  /** A copied site whose HTML documents contain the URL of an unreachable backend. */
  readonly siteWithoutBackend: CopiedSite;
}

/**
 * Playwright's `test` with fixtures that each worker creates once. Every spec extends it, because other worker fixtures
 * would start more browsers.
 */
export const test = base.extend<object, WorkerFixtures>({
  sessionStateOf: [
    async ({}, use) => {
      const states = new Map<SignedInRole, Promise<BrowserState>>();
      await use((person) => {
        const state =
          states.get(person) ?? createSessionState(people[person], person === 'founder');
        states.set(person, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  sweptPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: testStack.siteUrl });
      const page = await context.newPage();
      await page.goto(pathWithoutScripts);
      await use({ page, movement: await prepareSweep(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  siteWithoutBackend: [
    async ({}, use) => {
      const site = await copyAndServeSite();
      await configureSite(new FolderSiteStore(site.dir), { backendUrl: unreachableUrl });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Prepares later HTML documents for the page sweep (checks of every page), with layout shift measurement and the
 * opposite theme.
 */
async function prepareSweep(page: Page): Promise<() => Promise<LayoutShift>> {
  await page.addInitScript(() => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    localStorage.setItem('torsa.theme', isDark ? 'light' : 'dark');
  });
  await storePrerenderedHeadings(page);
  return recordLayoutShift(page);
}

export { expect } from '@playwright/test';
