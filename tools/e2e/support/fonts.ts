import type { Page } from '@playwright/test';

/** Longer than a browser waits for a font with `font-display: optional`, in milliseconds. */
export const fontBlockPeriod = 300;

/** Names of Bengali system fonts in a document's `@font-face` rules: see `host/src/fonts/font-faces.ts`. */
const systemBengali = /local\('Nirmala UI'\)(?:, local\('[^']+'\))*/g;

/** One font name that no system has, and Latin fonts of which every system has one. */
const names = {
  missing: "local('Torsa Missing')",
  installed: "local('LiberationSans'), local('Arial')",
} as const;

/** Replaces the Bengali system fonts in documents, so that the test does not depend on this machine's fonts. */
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
