import type { Page } from '@playwright/test';

/** The heading that stands in for a page, in each language. */
const spinners = ['Loading…', 'লোড হচ্ছে…'];

/** Calls `find` when a spinner takes the place of a page that could be read. */
export async function watchSpinners(page: Page, find: (what: string) => void): Promise<void> {
  await page.exposeFunction('noteSpinner', () => find('a spinner took the place of a page'));
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
