/** Command line arguments that make every Chromium of tests and measurements behave like a visitor's browser. */
export const chromiumArgs: readonly string[] = [
  // Turns off Chromium's sandbox for root, because it cannot start there. The browser opens only this project's pages.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  // Turns off the headless shell's rounding of glyph widths, so that lines break as in a visitor's browser.
  '--font-render-hinting=none',
  // Loads lazy images at the same distance as a browser on 4G, because the headless shell knows no connection speed.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];
