import type { Page } from '@playwright/test';
import type { LayoutShift } from './layout-shift.ts';
import { test as base } from './signed-in.ts';
import { pathWithoutScripts } from './worker-test.ts';

/** Playwright's `test` with the fixtures of signed-in.ts. All tests of a worker process share one browser page. */
export const test = base.extend<{
  readonly page: Page;
  readonly movement: () => Promise<LayoutShift>;
}>({
  context: async ({ sweptPage: { page }, person, sessionStateOf }, use) => {
    const origins = person ? (await sessionStateOf(person)).origins : [];
    await page.evaluate(
      (stored) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const { name, value } of stored) localStorage.setItem(name, value);
      },
      origins.flatMap(({ localStorage }) => localStorage),
    );
    await use(page.context());
    await page.goto(pathWithoutScripts);
  },
  page: async ({ sweptPage: { page }, context: _ }, use) => use(page),
  movement: ({ sweptPage: { movement } }, use) => use(movement),
});
