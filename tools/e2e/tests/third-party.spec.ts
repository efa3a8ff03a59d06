import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { publicRoutes, toBengaliPath } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import {
  combinableThirdPartyScripts,
  type ThirdPartyName,
  thirdPartyScripts,
} from '../support/third-party.ts';

/** Locators that do not depend on the language, so that they also work after translation. */
const chatButton = 'header ~ div > button[popovertarget]';
const hostScript = '**/apps/host/files/host.*.js';

/** Opens a page with third-party code and delayed host scripts. @returns a function that releases the host's script. */
async function openWith(
  page: Page,
  path: string,
  names: readonly ThirdPartyName[],
): Promise<() => void> {
  for (const name of names) await page.addInitScript(thirdPartyScripts[name]);
  let releaseScripts = () => {};
  const arrived = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route(hostScript, async (route) => {
    await arrived;
    await route.continue().catch(() => {});
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  if (names.some((name) => thirdPartyScripts[name].includes('thirdParty')))
    await expect(page.locator('html')).toHaveAttribute('data-third-party');
  return releaseScripts;
}

const fieldsOf = (page: Page) => page.locator('main :is(input, textarea):visible');
const headingOf = async (page: Page) =>
  (await page.locator('main h1').textContent())?.toLowerCase() ?? '';

/** Records the events that the page reports when it closes. */
function countEvents(page: Page): () => readonly string[] {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('client_events'))
      events.push(request.postData() ?? '');
  });
  return () => events;
}

async function expectUndamaged(
  page: Page,
  path: string,
  names: readonly ThirdPartyName[],
): Promise<void> {
  const events = countEvents(page);
  const releaseScripts = await openWith(page, path, names);
  const heading = await headingOf(page);
  const fields = await fieldsOf(page).all();
  const texts = fields.map((_, index) => `typed ${index}`);
  for (const [index, field] of fields.entries()) await field.pressSequentially(`typed ${index}`);
  const last = fields.length > 0 ? await activeField(page) : undefined;
  releaseScripts();
  await expect(page.locator('html')).toHaveAttribute('data-page-hydrated');
  expect(await headingOf(page)).toBe(heading);
  expect(
    await fieldsOf(page).evaluateAll((found) => found.map((one) => Reflect.get(one, 'value'))),
  ).toEqual(texts);
  if (last) expect(await activeField(page)).toEqual(last);

  await page.locator(chatButton).click();
  await expect(page.locator('[role=dialog] input')).toBeVisible();
  await page.keyboard.press('Escape');
  const privacy = path.startsWith('/bn') ? '/bn/privacy' : '/privacy';
  await page.locator(`footer a[href="${privacy}"]`).click();
  await expect(page).toHaveURL(privacy);
  await expect.poll(() => headingOf(page)).not.toBe(heading);
  await page.goto('about:blank');
  expect(events()).toEqual([]);
}

/** The focused field and its caret position, if it has one. */
function activeField(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => {
    const { name, selectionStart } = document.activeElement as HTMLInputElement;
    return [name, selectionStart];
  });
}

/**
 * The default run tries many third parties together, and of the others those that change the page most, on one page
 * each. The exhaustive run tries each on every page.
 */
const everyPage = Object.keys(publicRoutes).filter((path) => path !== '/privacy');
const pages = isExhaustive
  ? [...everyPage, ...everyPage.map(toBengaliPath)]
  : ['/auth/login', '/bn/contact', '/about'];
const names = Object.keys(thirdPartyScripts) as ThirdPartyName[];

const alone: readonly ThirdPartyName[] = [
  'a translator that replaces texts',
  'a proxy that removes comments',
];

for (const path of isExhaustive ? pages : pages.slice(0, 1)) {
  test(`${path} hydrates in a browser with many extensions, keeps the typed text and reports no error`, async ({
    page,
  }) => {
    await expectUndamaged(page, path, combinableThirdPartyScripts);
  });
}

for (const [index, name] of (isExhaustive ? names : alone).entries()) {
  const testedPages = isExhaustive ? pages : [pages[index % pages.length] ?? '/about'];
  for (const path of testedPages) {
    test(`${path} hydrates in a browser with ${name}, keeps the typed text and reports no error`, async ({
      page,
    }) => {
      await expectUndamaged(page, path, [name]);
    });
  }
}

if (isExhaustive) {
  for (const path of ['/about', '/bn/contact']) {
    test(`the interface texts of ${path} have the language of the URL, even after a translator has changed the page`, async ({
      page,
    }) => {
      const releaseScripts = await openWith(page, path, [
        'a translator that changes only the language',
      ]);
      const text = await page.locator('main').textContent();
      releaseScripts();
      await expect(page.locator('html')).toHaveAttribute('data-page-hydrated');
      expect(await page.locator('main').textContent()).toBe(text);
      await page.evaluate(() => {
        document.documentElement.lang = '';
        dispatchEvent(new Event('beforeprint'));
      });
      await expect(page.locator('body')).toHaveAttribute('data-printed', /\/(about|contact) · ./);
    });
  }
}

test('a click on Log In before hydration sends the password manager’s values exactly once', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 400/);
  const releaseScripts = await openWith(page, '/auth/login', ['a password manager']);
  const [email, password] = await fieldsOf(page).all();
  await email?.fill('visitor@client.test');
  await password?.fill('a-wrong-password');
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/token')) calls.push(request.postDataJSON());
  });
  await page.locator('main button[type=submit]').click();
  releaseScripts();
  await expect(page.getByRole('status').filter({ hasText: 'Login Failed' })).toBeVisible();
  expect(calls).toEqual([
    expect.objectContaining({ email: 'visitor@client.test', password: 'a-wrong-password' }),
  ]);
});

test('a page that a translator changes during use still works and keeps the typed text', async ({
  page,
}) => {
  const events = countEvents(page);
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-page-hydrated');
  const [name] = await fieldsOf(page).all();
  await name?.fill('Rupa');
  await page.evaluate(`(() => { ${thirdPartyScripts['a translator that wraps texts']} })()`);
  await expect(page.locator('html')).toHaveAttribute('data-third-party');
  // A font that still loads would report an error when the browser goes offline.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
  });
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.locator('main button[type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
  expect(await fieldsOf(page).first().inputValue()).toBe('Rupa');
  await expect(page.locator('footer')).toBeVisible();
  await page.goto('about:blank');
  expect(events()).toEqual([]);
});
