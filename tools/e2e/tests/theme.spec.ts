import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openBengaliPage } from '../support/bengali.ts';
import { openPage } from '../support/open-page.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/** `localStorage` key of the theme that a visitor has chosen. */
const themeKey = 'torsa.theme';
const backgrounds = { light: 'rgb(247, 243, 232)', dark: 'rgb(7, 22, 19)' } as const;
type Theme = keyof typeof backgrounds;

const toDark = (page: Page) => page.getByRole('button', { name: 'Switch to the dark theme' });
const toLight = (page: Page) => page.getByRole('button', { name: 'Switch to the light theme' });

async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', backgrounds[theme]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  expect(await browserColor(page)).toBe(backgrounds[theme]);
}

/** The `theme-color` that the browser uses: the first whose media query matches. */
function browserColor(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const color = metas.find(({ media }) => matchMedia(media).matches)?.content;
    const swatch = document.body.appendChild(document.createElement('i'));
    swatch.style.color = color ?? '';
    const { color: computed } = getComputedStyle(swatch);
    swatch.remove();
    return computed;
  });
}

const systemThemes = ['light', 'dark'] as const;

for (const system of isExhaustive ? systemThemes : systemThemes.slice(0, 1)) {
  test.describe(`with a ${system} system theme`, () => {
    test.use({ colorScheme: system });

    test('the site uses the system theme until a visitor chooses a theme, and again after a reset', async ({
      page,
    }) => {
      const other = system === 'light' ? 'dark' : 'light';
      const [away, back] = system === 'light' ? [toDark, toLight] : [toLight, toDark];
      await openPage(page, '/about');
      await expectTheme(page, system);

      await away(page).click();
      await expectTheme(page, other);
      await page.reload();
      await expectTheme(page, other);
      await page.getByRole('navigation').getByRole('link', { name: 'Careers' }).first().click();
      await expect(page).toHaveURL('/careers');
      await expectTheme(page, other);
      await openBengaliPage(page, '/bn/contact');
      await expectTheme(page, other);
      await page.emulateMedia({ colorScheme: other });
      await expectTheme(page, other);
      await page.emulateMedia({ colorScheme: system });

      await openPage(page, '/about');
      await back(page).click();
      await expectTheme(page, system);
      expect(await page.evaluate((key) => localStorage.getItem(key), themeKey)).toBeNull();
      await page.emulateMedia({ colorScheme: other });
      await expectTheme(page, other);
    });

    test("the page's first painted frame has the chosen theme before any of the site’s scripts has loaded", async ({
      page,
    }) => {
      const other = system === 'light' ? 'dark' : 'light';
      await page.addInitScript(([key, theme]) => localStorage.setItem(key, theme), [
        themeKey,
        other,
      ] as const);
      // Scripts never arrive: the document itself determines the theme.
      await page.route('**/*.js', () => {});
      for (const path of ['/', '/bn/contact']) {
        await page.goto(path, { waitUntil: 'commit' });
        expect(await firstBackground(page)).toBe(backgrounds[other]);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}

if (isExhaustive) {
  test('a theme switch also changes other tabs and pages from the back/forward cache', async ({
    page,
    context,
  }) => {
    await openPage(page, '/about');
    const otherTab = await context.newPage();
    await openBengaliPage(otherTab, '/bn/careers');
    await toDark(page).click();
    await expectTheme(otherTab, 'dark');
    await otherTab.getByRole('button', { name: 'হালকা রঙে দেখুন' }).click();
    await expectTheme(page, 'light');

    await page.goto('/bn');
    await otherTab.getByRole('button', { name: 'গাঢ় রঙে দেখুন' }).click();
    await page.goBack();
    await expectTheme(page, 'dark');
  });

  test('the theme switch works when browser storage is unavailable', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await openPage(page, '/about');
    await toDark(page).click();
    await expectTheme(page, 'dark');
    await toLight(page).click();
    await expectTheme(page, 'light');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on a phone the theme switch is a menu item with a text, and a tap leaves the menu open', async ({
    page,
  }) => {
    await openPage(page, '/about');
    await expect(toDark(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByText('Switch to the dark theme')).toBeInViewport();
    await toDark(page).tap();
    await expectTheme(page, 'dark');
    await expect(toLight(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the site uses the system theme and hides the theme switch without JavaScript', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.locator('body')).toHaveCSS('background-color', backgrounds.dark);
    await expect(toLight(page)).toBeHidden();
  });
});

test('all documents of a language have the same inline scripts, so that one content security policy can list their hashes', async ({
  request,
}) => {
  const inlineScripts = async (path: string) => {
    const html = await (await request.get(testStack.siteUrl + path)).text();
    return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
  };
  const [beforePaint, startScripts, ...others] = await inlineScripts('/');
  expect(others).toEqual([]);
  // Some pages need more: the home page starts scripts after its picture, Bengali pages wait for their fonts, and
  // pages of the portal request their data early.
  const bengali = await inlineScripts('/bn');
  const [, waitForBengali] = bengali;
  expect(bengali).toEqual([beforePaint, waitForBengali, startScripts]);
  for (const path of ['/careers', '/nowhere']) {
    expect(await inlineScripts(path), path).toEqual([beforePaint]);
    expect(await inlineScripts(`/bn${path}`), path).toEqual([beforePaint, waitForBengali]);
  }
  const [, requestData] = await inlineScripts('/dashboard/user');
  for (const path of ['/dashboard/user', '/dashboard/inbox']) {
    expect(await inlineScripts(path), path).toEqual([beforePaint, requestData]);
    expect((await inlineScripts(`/bn${path}`)).toSorted(), path).toEqual(
      [beforePaint, requestData, waitForBengali].toSorted(),
    );
  }
});

/** Runs in the page: waits for the first frame with a body and returns its background. */
function firstBackground(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!document.querySelector('h1')) await frame();
    return getComputedStyle(document.body).backgroundColor;
  });
}
