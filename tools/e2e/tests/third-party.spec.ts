import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { bengaliPath, publicRoutes } from '../support/routes.ts';

import { expect, test } from '../support/test.ts';
import { combinedThirdParties, type ThirdParty, thirdParties } from '../support/third-party.ts';

/** In every language, and translated. */
const chatButton = 'header ~ div > button[popovertarget]';
const hostScript = '**/apps/host/files/host.*.js';

/** Opens a page with other people's code in it. @returns lets the host's script come. */
async function openWith(
  page: Page,
  path: string,
  names: readonly ThirdParty[],
): Promise<() => void> {
  for (const name of names) await page.addInitScript(thirdParties[name]);
  let letCome = () => {};
  const arrived = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(hostScript, async (route) => {
    await arrived;
    await route.continue().catch(() => {});
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  if (names.some((name) => thirdParties[name].includes('thirdParty')))
    await expect(page.locator('html')).toHaveAttribute('data-third-party');
  return letCome;
}

const fieldsOf = (page: Page) => page.locator('main :is(input, textarea):visible');
const headingOf = async (page: Page) =>
  (await page.locator('main h1').textContent())?.toLowerCase() ?? '';

/** What is told to the founder once the page is left. */
function countEvents(page: Page): () => readonly string[] {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('client_events'))
      events.push(request.postData() ?? '');
  });
  return () => events;
}

async function expectUnharmed(
  page: Page,
  path: string,
  names: readonly ThirdParty[],
): Promise<void> {
  const events = countEvents(page);
  const letCome = await openWith(page, path, names);
  const heading = await headingOf(page);
  const fields = await fieldsOf(page).all();
  const texts = fields.map((_, index) => `typed ${index}`);
  for (const [index, field] of fields.entries()) await field.pressSequentially(`typed ${index}`);
  const last = fields.length > 0 ? await activeField(page) : undefined;
  letCome();
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

/** The field with the focus, and its caret where it has one. */
function activeField(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => {
    const { name, selectionStart } = document.activeElement as HTMLInputElement;
    return [name, selectionStart];
  });
}

/** Every day each of them on one page, and many at once; in the exhaustive run each on every page. */
const everyPage = Object.keys(publicRoutes).filter((path) => path !== '/privacy');
const pages = isExhaustive
  ? [...everyPage, ...everyPage.map(bengaliPath)]
  : ['/auth/login', '/bn/contact', '/about'];
const names = Object.keys(thirdParties) as ThirdParty[];

for (const path of isExhaustive ? pages : pages.slice(0, 2)) {
  test(`${path} with many extensions at once hydrates, keeps what was typed, and reports nothing`, async ({
    page,
  }) => {
    await expectUnharmed(page, path, combinedThirdParties);
  });
}

for (const [index, name] of names.entries()) {
  const isPart = combinedThirdParties.includes(name);
  const tried = isExhaustive ? pages : isPart ? [] : [pages[index % pages.length] ?? '/about'];
  for (const path of tried) {
    test(`${path} with ${name} hydrates, keeps what was typed, and reports nothing`, async ({
      page,
    }) => {
      await expectUnharmed(page, path, [name]);
    });
  }
}

for (const path of ['/about', '/bn/contact']) {
  test(`${path} is in the language of its address, whatever a translator has made of it`, async ({
    page,
  }) => {
    const letCome = await openWith(page, path, ['a translator that changes the language alone']);
    const text = await page.locator('main').textContent();
    letCome();
    await expect(page.locator('html')).toHaveAttribute('data-page-hydrated');
    expect(await page.locator('main').textContent()).toBe(text);
    await page.evaluate(() => {
      document.documentElement.lang = '';
      dispatchEvent(new Event('beforeprint'));
    });
    await expect(page.locator('body')).toHaveAttribute('data-printed', /\/(about|contact) · ./);
  });
}

test('Log In that was pressed early beside a password manager is done once, with what was typed', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 400/);
  const letCome = await openWith(page, '/auth/login', ['a password manager']);
  const [email, password] = await fieldsOf(page).all();
  await email?.fill('nobody@client.test');
  await password?.fill('a-wrong-password');
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/token')) calls.push(request.postDataJSON());
  });
  await page.locator('main button[type=submit]').click();
  letCome();
  await expect(page.getByRole('status').filter({ hasText: 'Login Failed' })).toBeVisible();
  expect(calls).toEqual([
    expect.objectContaining({ email: 'nobody@client.test', password: 'a-wrong-password' }),
  ]);
});

test('a page that a translator changes while it is used goes on, with what was typed', async ({
  page,
}) => {
  const events = countEvents(page);
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-page-hydrated');
  const [name] = await fieldsOf(page).all();
  await name?.fill('Rupa');
  await page.evaluate(`(() => { ${thirdParties['a translator that wraps texts']} })()`);
  await expect(page.locator('html')).toHaveAttribute('data-third-party');
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
