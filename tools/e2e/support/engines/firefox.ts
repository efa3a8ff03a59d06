import { findInstalledProgram } from '@torsa/node-lib/debian-programs';
import { launch } from 'puppeteer-core';
import type { BrowserEngine } from './engine.ts';

/** Launches Firefox through Puppeteer with the WebDriver BiDi protocol. */
export async function launchFirefox(): Promise<BrowserEngine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findInstalledProgram('firefox-esr') ?? '',
    headless: true,
  });
  const page = await browser.newPage();
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    click: (selector) => page.locator(selector).click(),
    pressEnter: () => page.keyboard.press('Enter'),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
