import type { Page } from '@playwright/test';
import type { BrowserEngine } from './engine.ts';

/** Wraps a Playwright page in the common `Engine` interface of the browser drivers. */
export function createChromiumEngine(page: Page): BrowserEngine {
  return {
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    click: (selector) => page.locator(selector).click(),
    pressEnter: () => page.keyboard.press('Enter'),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    close: () => page.close(),
  };
}
