import type { Page } from '@playwright/test';

/** In milliseconds, and more than a browser waits for a font that is optional. */
export const fontBlockPeriod = 300;

/** The names of system fonts for Bengali in the rules of a document: see `host/src/fonts/font-faces.ts`. */
const systemBengali = /local\('Nirmala UI'\)(?:, local\('[^']+'\))*/g;

/** Names that no system has, and names of Latin fonts of which every system has one. */
const names = {
  missing: "local('Torsa Missing')",
  installed: "local('LiberationSans'), local('Arial')",
} as const;

/** Makes the documents of a page look for other system fonts, so that the fonts of this machine do not matter. */
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
