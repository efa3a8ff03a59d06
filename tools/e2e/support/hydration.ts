import { expect, type Page } from '@playwright/test';

/** Remembers, in each document that is opened from now on, the heading that was there before any script of the site. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.prerenderedHeading = null;
    const observer = new MutationObserver(() => {
      globalThis.prerenderedHeading = document.querySelector('h1');
      if (globalThis.prerenderedHeading) observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Whether React has the page's heading. */
export function isReactAttached(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
}

/** Waits until React has the page, and fails where it rendered the heading anew instead of taking the document's. */
export async function expectHydrated(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber$')))
        return 'React does not have the page';
      return heading === globalThis.prerenderedHeading ? 'hydrated' : 'rendered anew';
    });
  await expect.poll(state).not.toBe('React does not have the page');
  expect(await state()).toBe('hydrated');
}
