import type { Page } from '@playwright/test';

/** In milliseconds, and more than a browser waits for a font that is optional. */
export const fontBlockPeriod = 300;

/** Whether the system has fonts that can be brought into the measures of the site's own. */
export function hasFallbackFonts(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const standIns = ['Torsa Text Arial', 'Torsa Display Times'];
    const faces = [...document.fonts].filter(({ family }) => standIns.includes(family));
    return Promise.all(faces.map((face) => face.load())).then(
      () => true,
      () => false,
    );
  });
}
