import type { Page } from '@playwright/test';

/** Playwright's error messages for a navigation that another navigation interrupted. */
const replaced = /interrupted by another navigation|net::ERR_ABORTED/;

/** Opens a URL, also if another navigation, such as a reload by the page itself, interrupts it. */
export async function openUrlIgnoringInterruption(
  page: Pick<Page, 'goto'>,
  address: string,
): Promise<void> {
  await page.goto(address).catch((error: unknown) => {
    if (!(error instanceof Error && replaced.test(error.message))) throw error;
  });
}
