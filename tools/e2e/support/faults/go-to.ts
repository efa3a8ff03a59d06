import type { Page } from '@playwright/test';

/** Playwright's error messages for a navigation that another navigation interrupted. */
const replaced = /interrupted by another navigation|net::ERR_ABORTED/;

/**
 * Opens a URL and ignores an interruption by another navigation. The page may reload itself, and the visitor sees the
 * later navigation's page.
 */
export async function openUrlIgnoringInterruption(
  page: Pick<Page, 'goto'>,
  address: string,
): Promise<void> {
  await page.goto(address).catch((error: unknown) => {
    if (!(error instanceof Error && replaced.test(error.message))) throw error;
  });
}
