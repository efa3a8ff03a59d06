import type { Page } from '@playwright/test';
import { screens } from '../support/accessibility.ts';
import { countMovement, still } from '../support/movement.ts';
import { inBengali, publicRoutes } from '../support/routes.ts';
import { settle } from '../support/settle.ts';
import { dashboards, expect, test } from '../support/signed-in.ts';

// What late fonts move is measured by themselves, in fonts.spec.ts: here the page stays in those that stand in.
test.beforeEach(async ({ page, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource: net::ERR_FAILED .*\.woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
});

for (const path of Object.keys(publicRoutes)) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(screen, () => {
      test.use({ viewport });

      for (const address of [path, inBengali(path)]) {
        test(`nothing moves on ${address} on a ${screen}, as it comes and as it is scrolled`, async ({
          page,
        }) => {
          await chooseDark(page);
          const moved = await countMovement(page);
          await page.goto(address);
          await page.locator('main h1').waitFor();
          await scrollThrough(page);
          await settle(page);
          expect(await moved()).toBeLessThanOrEqual(still);
        });
      }
    });
  }
}

for (const [person, path] of [...dashboards, ['client', '/'] as const]) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`${person}, ${screen}`, () => {
      test.use({ person, viewport });

      test(`nothing moves on ${path} on a ${screen} when it is known that a ${person} is signed in`, async ({
        page,
      }) => {
        const moved = await countMovement(page);
        await page.goto(path);
        await settle(page);
        await expect(page.getByRole('heading', { level: 1 })).not.toContainText('…');
        expect(await moved()).toBeLessThanOrEqual(still);
      });
    });
  }
}

/** The theme that the system does not have. */
function chooseDark(page: Page): Promise<unknown> {
  return page.addInitScript(() => localStorage.setItem('torsa.theme', 'dark'));
}

/** Down to the end, so that every picture comes when its turn comes. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}
