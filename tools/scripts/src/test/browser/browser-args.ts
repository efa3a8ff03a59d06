/**
 * Command line arguments of every Chromium for tests and measurements. With these arguments, the headless shell
 * behaves like a visitor's browser.
 */
export const chromiumArgs: readonly string[] = [
  // Turns off Chromium's sandbox for root, under whom it cannot start. This is safe, because the browser opens only
  // this project's pages.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  // Without this argument, the headless shell rounds glyph widths, and lines break in other places than in a
  // visitor's browser.
  '--font-render-hinting=none',
  // Without this argument, the headless shell knows no connection speed, and loads lazy images earlier than a browser
  // on 4G.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];
