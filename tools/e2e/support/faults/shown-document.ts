import type { Page } from '@playwright/test';

/** Waits until what came of a document is on the screen. */
export type UntilShown = () => Promise<void>;

/** Follows the next document of a page up to its heading. Call it before that is answered. */
export function nextDocument(page: Page): UntilShown {
  // A page that goes away meanwhile is judged by what it shows then.
  const committed = page
    .waitForEvent('framenavigated', {
      predicate: (frame) => frame === page.mainFrame(),
    })
    .catch(() => {});
  return async () => {
    await committed;
    const heading = page.locator('main h1').first();
    await heading.waitFor().catch(() => {});
  };
}
