import type { CopiedSite } from './copied-site.ts';
import { test as base } from './signed-in.ts';

/** Playwright's `test` with the fixture `site`, a copied site whose backend does not respond. */
export const test = base.extend<{
  readonly site: CopiedSite;
  readonly toleratesFailures: undefined;
}>({
  site: async ({ siteWithoutBackend }, use) => use(siteWithoutBackend),
  toleratesFailures: [
    async ({ expectedConsole }, use) => {
      expectedConsole.push(/ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT|Failed to fetch/);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
