import type { Page } from '@playwright/test';

/** Waits until the browser shows the received part of an HTML document. */
export type WaitUntilDocumentShown = () => Promise<void>;

/**
 * Watches the page's next HTML document until its heading is visible. Call this function before the response is sent.
 */
export function watchNextDocument(page: Page): WaitUntilDocumentShown {
  // Ignores the error of a closed page, because the test checks the page's last state.
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
