import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { defaultEmulatedConnection, overrideNetworkInformation } from './connection.ts';
import type { TestAccount } from './signed-in-client.ts';
import { test as base, expect, setWebVitalsSampling } from './test.ts';
import { createSessionState, emptyBrowserStorageState, type SignedInRole } from './worker-test.ts';

/** The path of each dashboard, with a user role that may open it. */
export const dashboardPages: readonly (readonly [person: SignedInRole, path: string])[] = [
  ['client', '/dashboard/user'],
  ['teamLeader', '/dashboard/team'],
  ['founder', '/founder-dashboard'],
];

/** The path of each portal page, with a user role that may open it and IDs from the seed data. */
export const portalPages: readonly (readonly [person: SignedInRole, path: string])[] = [
  ['teamMember', '/dashboard/inbox'],
  ['founder', '/dashboard/inbox/00000000-0000-4000-8000-000000000102'],
  ['client', '/dashboard/messages'],
  ['client', '/dashboard/messages/00000000-0000-4000-8000-000000000102'],
  ['teamMember', '/dashboard/projects'],
  ['teamLeader', '/dashboard/projects/00000000-0000-4000-8000-000000000201'],
  ['client', '/dashboard/files'],
  ['founder', '/founder-dashboard/people'],
  ['founder', '/founder-dashboard/audit'],
  ['founder', '/founder-dashboard/analytics'],
  ['founder', '/founder-dashboard/settings'],
  ['teamLeader', '/dashboard/team-members'],
  ['teamMember', '/dashboard/tasks'],
  ['teamLeader', '/dashboard/reports'],
  ['client', '/account'],
];

interface TestFixtures {
  /**
   * The user who is logged in when the test starts. The test must not log out, because other tests use the same
   * session.
   */
  readonly person: SignedInRole | undefined;
  /** Opens a page in a new browser context, as the given user or account, or else as a visitor. */
  readonly newPageAs: (
    person?: SignedInRole | TestAccount,
    options?: BrowserContextOptions,
  ) => Promise<Page>;
}

/** Playwright's `test` for logged-in users: `test.use({ person: 'client' })`. Each worker logs in once per user. */
export const test = base.extend<TestFixtures>({
  person: [undefined, { option: true }],
  newPageAs: async ({ browser, sessionStateOf, reportsVitals }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, options) => {
      const storageState = await (typeof person === 'object'
        ? createSessionState(person)
        : person
          ? sessionStateOf(person)
          : emptyBrowserStorageState);
      const context = await browser.newContext({ ...options, storageState });
      contexts.push(context);
      await overrideNetworkInformation(context, defaultEmulatedConnection);
      await setWebVitalsSampling(context, reportsVitals);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  storageState: async ({ person, sessionStateOf }, use) => {
    await use(person && (await sessionStateOf(person)));
  },
});

export { expect } from '@playwright/test';
export type { SignedInRole } from './worker-test.ts';

/** Waits until an English or Bengali portal page has loaded its data. */
export async function expectPortalReady(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: /^(Portal|পোর্টাল)$/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('…');
  // Portal pages show “Loading” while they load data.
  await expect(page.getByRole('main').getByText(/^Loading|লোড হচ্ছে/)).toHaveCount(0);
}
