import type { Page } from '@playwright/test';
import { test as base } from './signed-in.ts';
import { stack } from './stack.ts';
import { prepareSweep } from './sweep.ts';

interface Sweep {
  readonly page: Page;
  readonly movement: () => Promise<number>;
}

/** As `test` of signed-in.ts, in one page for all tests of a worker: a page in a new browser costs twice the next one. */
export const test = base.extend<Pick<Sweep, 'movement'>, { readonly sweep: Sweep }>({
  sweep: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: stack.siteUrl });
      const page = await context.newPage();
      await use({ page, movement: await prepareSweep(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sweep: { page }, person, stateOf }, use) => {
    const origins = person ? (await stateOf(person)).origins : [];
    // A document without scripts, where nobody writes meanwhile.
    await page.goto('/robots.txt');
    await page.evaluate(
      (stored) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const { name, value } of stored) localStorage.setItem(name, value);
      },
      origins.flatMap(({ localStorage }) => localStorage),
    );
    await use(page.context());
  },
  page: async ({ sweep: { page }, context: _ }, use) => use(page),
  movement: ({ sweep: { movement } }, use) => use(movement),
});
