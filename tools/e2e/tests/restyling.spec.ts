import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { countRestyled } from '../support/restyled.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** What is pressed, what is inserted, and some that stand beside it. All of the page is some hundreds. */
const few = 12;

const insertInto = (page: Page, place: string) =>
  page.evaluate((selector) => {
    document.querySelector(selector)?.append(document.createElement('b'));
    document.body.getBoundingClientRect();
  }, place);

for (const [what, place] of Object.entries({
  'the bar': 'header',
  'the chat': 'header ~ div',
  'a form': 'main form',
  'the footer': 'footer',
})) {
  test(`what is inserted into ${what} leaves the style of everything else alone`, async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await expect(page.locator(place).first()).toBeVisible();
    const count = await countRestyled(page, () => insertInto(page, place));
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(few);
  });
}
