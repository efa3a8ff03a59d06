import type { Page } from '@playwright/test';

/** Heading of the loading placeholder in each language. */
const spinners = ['Loading…', 'লোড হচ্ছে…'];

/** Calls `addFinding` if a loading placeholder replaces a page that the visitor can already read. */
export async function watchLoadingPlaceholders(
  page: Page,
  addFinding: (finding: string) => void,
): Promise<void> {
  await page.exposeFunction('noteSpinner', () =>
    addFinding('a loading placeholder replaced a readable page'),
  );
  await page.addInitScript((titles) => {
    let before = '';
    new MutationObserver(() => {
      const title = document.querySelector('main h1')?.textContent ?? '';
      const isSpinner = titles.includes(title);
      if (isSpinner && before !== '' && before !== title) Reflect.get(globalThis, 'noteSpinner')();
      before = title;
    }).observe(document, { childList: true, subtree: true });
  }, spinners);
}
