/**
 * Arguments of every Chromium for tests and measurements. They make the headless shell behave like a visitor's browser.
 */
export const browserArgs: readonly string[] = [
  // Chromium refuses its sandbox as root. It opens only our own pages here.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  // Without this, the shell rounds the width of letters, so lines break at other places than in a visitor's browser.
  '--font-render-hinting=none',
  // Without this, the shell knows no connection speed and loads lazy pictures farther ahead than a browser on 4G.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];
