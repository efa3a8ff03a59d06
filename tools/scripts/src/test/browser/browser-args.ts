/** How every Chromium is started that tests or measures: the headless shell as people's browsers are. */
export const browserArgs: readonly string[] = [
  // Chromium as root refuses its sandbox; everything it opens here is our own.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  // The shell rounds the width of letters otherwise, and lines break where they do for nobody.
  '--font-render-hinting=none',
  // It knows no speed of the connection and then fetches pictures that are farther down than a 4G visitor's browser does.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];
