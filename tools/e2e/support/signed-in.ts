import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { viewOf } from './founder-view.ts';
import { stack } from './stack.ts';
import { test as base } from './test.ts';

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

/** Each dashboard with somebody whose own it is. */
export const dashboards: readonly (readonly [person: Person, path: string])[] = [
  ['client', '/dashboard/user'],
  ['teamLeader', '/dashboard/team'],
  ['founder', '/founder-dashboard'],
];

/** Where people work, each with somebody who may; the conversations are those of the seed. */
export const portalPages: readonly (readonly [person: Person, path: string])[] = [
  ['teamMember', '/dashboard/inbox'],
  ['founder', '/dashboard/inbox/00000000-0000-4000-8000-000000000102'],
  ['client', '/dashboard/messages'],
  ['client', '/dashboard/messages/00000000-0000-4000-8000-000000000102'],
  ['teamMember', '/dashboard/projects'],
  ['teamLeader', '/dashboard/projects/00000000-0000-4000-8000-000000000201'],
  ['founder', '/founder-dashboard/people'],
  ['founder', '/founder-dashboard/audit'],
  ['founder', '/founder-dashboard/analytics'],
  ['founder', '/founder-dashboard/settings'],
  ['teamLeader', '/dashboard/team-members'],
  ['teamMember', '/dashboard/tasks'],
  ['teamLeader', '/dashboard/reports'],
  ['client', '/account'],
];

type BrowserState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** A context begins with a test's options otherwise, and one of these is who is signed in. */
const nobody = { cookies: [], origins: [] };

interface TestFixtures {
  /** Who is signed in when the test begins. Do not log out for real: others use the same session. */
  readonly person: Person | undefined;
  /** A page in a browser of their own for somebody else; without a person for a visitor. */
  readonly pageOf: (person?: Person, options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  readonly stateOf: (person: Person) => Promise<BrowserState>;
}

/** Playwright's test with `test.use({ person: 'client' })`; each person gets a session once a worker, without a page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  person: [undefined, { option: true }],
  stateOf: [
    async ({}, use) => {
      const states = new Map<Person, Promise<BrowserState>>();
      const logIn = async (person: Person) => {
        const { auth } = await viewOf(people[person]);
        const { data } = await auth.getSession();
        const stored = {
          'torsa.session': JSON.stringify(data.session),
          ...(person === 'founder' && { founderAuthenticated: 'true' }),
        };
        const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
        return { ...nobody, origins: [{ origin: stack.siteUrl, localStorage }] };
      };
      await use((person) => {
        const state = states.get(person) ?? logIn(person);
        states.set(person, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  pageOf: async ({ browser, stateOf }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, options) => {
      const storageState = person ? await stateOf(person) : nobody;
      const context = await browser.newContext({ ...options, storageState });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  storageState: async ({ person, stateOf }, use) => {
    await use(person && (await stateOf(person)));
  },
});

export { expect } from '@playwright/test';
