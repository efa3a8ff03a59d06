import type { Page } from '@playwright/test';

/** A delay that is longer than the browser's wait for a font with `font-display: optional`, in milliseconds. */
export const fontBlockPeriodMs = 300;

/**
 * Matches Bengali system fonts in the `@font-face` rules of documents, which `host/src/fonts/font-faces.ts` writes.
 */
const systemBengali = /local\('Nirmala UI'\)(?:, local\('[^']+'\))*/g;

/**
 * The font names that replace Bengali system fonts in tests: a font that no system has, and fonts of which every system
 * has one.
 */
const names = {
  missing: "local('Torsa Missing')",
  installed: "local('LiberationSans'), local('Arial')",
} as const;

/** Replaces the names of Bengali system fonts in documents, so that tests do not depend on this machine's fonts. */
export async function setBengaliSystemFonts(page: Page, state: keyof typeof names): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/bn'),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(systemBengali, names[state]);
      await route.fulfill({ response, body: html });
    },
  );
}
