import type { Page } from '@playwright/test';

/** Playwright's errors for a navigation that another navigation replaced. */
const replaced = /interrupted by another navigation|net::ERR_ABORTED/;

/**
 * Opens a URL, and ignores an interruption: the page may reload itself at the same time, and the later navigation
 * decides what the visitor sees.
 */
export async function goTo(page: Pick<Page, 'goto'>, address: string): Promise<void> {
  await page.goto(address).catch((error: unknown) => {
    if (!(error instanceof Error && replaced.test(error.message))) throw error;
  });
}
