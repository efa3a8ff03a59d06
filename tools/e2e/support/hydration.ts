import { expect, type Page } from '@playwright/test';

/** Makes each later document store its prerendered heading before any script runs. */
export async function storePrerenderedHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.prerenderedHeading = null;
    const observer = new MutationObserver(() => {
      globalThis.prerenderedHeading = document.querySelector('h1');
      if (globalThis.prerenderedHeading) observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** True if React is attached to the page's heading. */
export function isReactAttached(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
}

/** Waits until React has hydrated the page, and fails if React replaced the prerendered heading. */
export async function expectHydrated(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber$')))
        return 'React is not attached';
      return heading === globalThis.prerenderedHeading ? 'hydrated' : 'rendered again';
    });
  await expect.poll(state).not.toBe('React is not attached');
  expect(await state()).toBe('hydrated');
}
