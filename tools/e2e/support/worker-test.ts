import { test as base, type Page } from '@playwright/test';
import { configure } from '@torsa/release/commands/configure';
import { FolderStore } from '@torsa/release/store/folder-store';
import { accounts } from './accounts.ts';
import { type CopiedSite, copiedSite } from './copied-site.ts';
import { watchHydration } from './hydration.ts';
import { recordLayoutShift } from './layout-shift.ts';
import { createSignedInClient } from './signed-in-client.ts';
import { stack } from './stack.ts';

/** Everybody whom the site tells apart. */
const people = {
  client: accounts.client,
  teamLeader: accounts.teamLeader,
  teamMember: accounts.teamMember,
  founder: accounts.founder,
  /** Logged in as a client does: the database knows the founder, the flag is not there. */
  founderWithoutFlag: accounts.founder,
} as const;

export type Person = keyof typeof people;

type BrowserState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** A context begins with a test's options otherwise, and one of these is who is signed in. */
export const loggedOutState = { cookies: [], origins: [] };

/** A document where nobody writes, also while no test of the sweep runs. */
export const pageWithoutScripts = '/robots.txt';

/** Nothing listens on port 9 of this machine. */
const unreachableUrl = 'http://localhost:9';

interface WorkerFixtures {
  /** The session of a person, without a page. */
  readonly sessionStateOf: (person: Person) => Promise<BrowserState>;
  /** One page for all tests of the sweep: a page in a new browser costs twice the next one. */
  readonly sweptPage: { readonly page: Page; readonly movement: () => Promise<number> };
  /** A copy of the site whose documents name a backend that is not there. */
  readonly siteWithoutBackend: CopiedSite;
}

/**
 * Playwright's test with all that a worker makes once, when the first of its tests asks for it. Every spec's test comes
 * from here: those with other worker fixtures, or other options of a worker, get workers and browsers of their own.
 */
export const test = base.extend<object, WorkerFixtures>({
  sessionStateOf: [
    async ({}, use) => {
      const states = new Map<Person, Promise<BrowserState>>();
      const logIn = async (person: Person) => {
        const { auth } = await createSignedInClient(people[person]);
        const { data } = await auth.getSession();
        const stored = {
          'torsa.session': JSON.stringify(data.session),
          ...(person === 'founder' && { founderAuthenticated: 'true' }),
        };
        const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
        return { ...loggedOutState, origins: [{ origin: stack.siteUrl, localStorage }] };
      };
      await use((person) => {
        const state = states.get(person) ?? logIn(person);
        states.set(person, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  sweptPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: stack.siteUrl });
      const page = await context.newPage();
      await page.goto(pageWithoutScripts);
      await use({ page, movement: await prepareSweep(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  siteWithoutBackend: [
    async ({}, use) => {
      const site = await copiedSite();
      await configure(new FolderStore(site.dir), { backendUrl: unreachableUrl });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** Makes each document that the page opens from now on measurable, in the theme that the system does not have. */
async function prepareSweep(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    localStorage.setItem('torsa.theme', isDark ? 'light' : 'dark');
  });
  await watchHydration(page);
  return recordLayoutShift(page);
}

export { expect } from '@playwright/test';
