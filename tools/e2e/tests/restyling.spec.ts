import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { delayRequests } from '../support/backend-calls.ts';
import { overrideNetworkInformation } from '../support/connection.ts';
import { openPage } from '../support/open-page.ts';
import { navbar } from '../support/shell.ts';
import { countStyleRecalculations } from '../support/style-recalculations.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Elements that are clicked, inserted or near them. The whole page has some hundreds of elements. */
const maximum = 12;

const insertInto = (page: Page, place: string) =>
  page.evaluate((selector) => {
    document.querySelector(selector)?.append(document.createElement('b'));
    document.body.getBoundingClientRect();
  }, place);

const regions = {
  'a form': 'main form',
  ...(isExhaustive && { 'the bar': 'header', 'the chat': 'header ~ div', 'the footer': 'footer' }),
};

for (const [region, place] of Object.entries(regions)) {
  test(`an element inserted into ${region} causes no style recalculation elsewhere`, async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await expect(page.locator(place).first()).toBeVisible();
    const count = await countStyleRecalculations(page, () => insertInto(page, place));
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(maximum);
  });
}

test('§11.4 a click on a link adds no CSS rule and recalculates few styles in the next frame', async ({
  page,
}) => {
  await overrideNetworkInformation(page, 'dataSaver');
  await page.addInitScript(() => {
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (...rule) {
      document.documentElement.dataset['added'] = rule[0];
      return insertRule.apply(this, rule);
    };
  });
  await delayRequests(page, '**/apps/auth/files/*.js');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/');
  await page.locator('html').evaluate((root) => delete root.dataset['added']);
  const link = navbar(page).getByRole('link', { name: 'Log In', exact: true });
  await link.focus();
  const count = await countStyleRecalculations(page, async () => {
    await link.press('Enter');
    await expect(page.locator('[data-navigation-progress]')).toBeVisible();
  });
  expect(count).toBeLessThanOrEqual(maximum);
  await expect(page.locator('html')).not.toHaveAttribute('data-added');
});
