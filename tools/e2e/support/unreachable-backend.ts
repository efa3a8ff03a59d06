import { configure } from '@torsa/release/commands/configure';
import { FolderStore } from '@torsa/release/store/folder-store';
import { type CopiedSite, copiedSite } from './copied-site.ts';
import { test as base } from './signed-in.ts';

/** Nothing listens on port 9 of this machine. */
const nowhere = 'http://localhost:9';

/** Playwright's test with `site`: the site, with documents that name a backend which is not there. */
export const test = base.extend<{ readonly toleratesFailures: undefined }, { site: CopiedSite }>({
  site: [
    async ({}, use) => {
      const site = await copiedSite();
      await configure(new FolderStore(site.dir), { backendUrl: nowhere });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  toleratesFailures: [
    async ({ expectedConsole }, use) => {
      expectedConsole.push(/ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT|Failed to fetch/);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
