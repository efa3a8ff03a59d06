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
  // Turns off the rounding of glyph widths in the headless shell. With rounding, lines break in other places than in a
  // visitor's browser.
  '--font-render-hinting=none',
  // Loads lazy images at the same distance as a browser on 4G. The headless shell knows no connection speed and would
  // load them earlier.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];
