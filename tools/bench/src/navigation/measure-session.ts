import type { Browser } from '@playwright/test';
import {
  openUrlAndWaitUntilIdle,
  runInBrowserPage,
} from '@torsa/e2e/support/page-load/measured-page';

/**
 * Measures the inputs of a phone visit on slow 4G: menu, link, contact form and chat.
 * @returns the longest time from an input to the next paint, in milliseconds. The browser rounds this time to 8 ms.
 */
export async function measureInputDelay(browser: Browser, siteUrl: string): Promise<number> {
  return runInBrowserPage(browser, 'slow', async (measured) => {
    const { page } = measured;
    await openUrlAndWaitUntilIdle(measured, `${siteUrl}/`);
    await page.evaluate(watchInputs);
    await page.getByRole('button', { name: /menu/i }).first().click();
    await page.locator('nav a[href="/contact"]').first().click();
    await page.locator('main form input').first().click();
    await page.keyboard.type('Anita Barman');
    await page.getByRole('button', { name: /chat/i }).first().click();
    await page.locator('header ~ div :is(input, textarea)').first().click();
    await page.keyboard.type('Good morning');
    // Waits for the next paint, after which the browser reports the delay of an input.
    await page.waitForTimeout(300);
    return page.evaluate(() => window.slowestInput ?? Number.NaN);
  });
}

declare global {
  interface Window {
    /** The browser function {@link watchInputs} stores the input delays here. */
    slowestInput?: number;
  }
}

function watchInputs(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.slowestInput = Math.max(window.slowestInput ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
