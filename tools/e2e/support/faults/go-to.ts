import type { Page } from '@playwright/test';

/** What Playwright says of a navigation in whose place another one has come. */
const replaced = /interrupted by another navigation|net::ERR_ABORTED/;

/**
 * Opens an address. A page may be about to open itself anew: whichever of the two comes last is what somebody sees, and
 * is to be judged by that.
 */
export async function goTo(page: Pick<Page, 'goto'>, address: string): Promise<void> {
  await page.goto(address).catch((error: unknown) => {
    if (!(error instanceof Error && replaced.test(error.message))) throw error;
  });
}
