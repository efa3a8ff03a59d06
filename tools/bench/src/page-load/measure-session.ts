import type { Browser } from '@playwright/test';
import { openAndSettle, withPage } from '../browser/measured-page.ts';

/** What a visitor does in a page that is there. */
export interface Session {
  /** The slowest answer to an input, from the input to the next paint, in milliseconds: steps of 8. */
  readonly inp: number;
}

/** Opens the menu, goes to another page, types into its form and opens the chat, with real inputs, on a slow device. */
export async function measureSession(browser: Browser, siteUrl: string): Promise<Session> {
  return withPage(browser, { profile: 'slowDevice' }, async (measured) => {
    const { page, observations } = measured;
    await openAndSettle(measured, `${siteUrl}/`);
    await page.getByRole('button', { name: /menu/i }).first().click();
    await page.locator('nav a[href="/contact"]').first().click();
    await page.waitForURL('**/contact');
    await page.locator('main form input').first().click();
    await page.keyboard.type('Anita Barman');
    await page.getByRole('button', { name: /chat/i }).first().click();
    await page.keyboard.type('Good morning');
    // What the browser tells of an input comes after the paint that follows it.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve, 200));
        }),
    );
    return { inp: (await observations()).slowestInput };
  });
}
