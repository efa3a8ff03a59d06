import type { Page } from '@playwright/test';

/** Waits until the received part of a document is visible. */
export type UntilShown = () => Promise<void>;

/** Watches the next document of a page up to its heading. Call it before the response is sent. */
export function watchNextDocument(page: Page): UntilShown {
  // Ignore a closed page: its last view is checked.
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
