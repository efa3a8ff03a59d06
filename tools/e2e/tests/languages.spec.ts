import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteKeys } from '@torsa/release/store/site-keys';
import { accounts } from '../support/accounts.ts';
import {
  bengaliNavbar,
  bengaliPages,
  openBengaliPage,
  toBengali,
  toEnglish,
} from '../support/bengali.ts';
import { linkMailedTo } from '../support/inbox.ts';
import { newPerson } from '../support/new-account.ts';
import { openPage } from '../support/open-page.ts';
import { stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/** The key in the browser's `localStorage` of the language that a visitor has chosen. */
const languageKey = 'torsa.language';

const languageOf = (page: Page) => page.locator('html');
const alternates = (page: Page) =>
  page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
const choose = (page: Page, language: string) =>
  page.addInitScript(
    ([key, value]) => {
      if (key && value && !localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    [languageKey, language] as const,
  );

for (const path of ['/', '/careers', '/bn', '/bn/careers', '/bn/contact?subject=Apps#main']) {
  test(`React in development takes over the document of ${path} without a warning`, async ({
    page,
  }) => {
    await withDevelopmentHost(page, path);
    await page.goto(path);
    const h1 = page.getByRole('heading', { level: 1 });
    await h1.evaluate((element) => Object.assign(element, { composed: true }));
    await expect(page.locator('nav a[href$="/auth/login"]')).toHaveCSS('visibility', 'visible');
    await expect(h1).toHaveJSProperty('composed', true);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the Bengali home page can be read, with its links and the way to English', async ({
    page,
  }) => {
    await page.goto('/bn');
    await expect(page).toHaveTitle(/^কোচবিহার ও কলকাতা থেকে .* · তোর্সা$/);
    await expect(page.getByRole('heading', { level: 1, name: bengaliPages['/bn'] })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('সাগরদিঘির কাছে')).toBeVisible();
    await bengaliNavbar(page).getByRole('link', { name: 'আমাদের কথা' }).click();
    await expect(page).toHaveURL('/bn/about');
    await toEnglish(page).click();
    await expect(page).toHaveURL('/about');
  });
});

test('a public page names itself in every language, in both documents, and follows navigation', async ({
  page,
}) => {
  const named = (path: string) => [
    ['en', `${stack.siteUrl}${path}`],
    ['bn', `${stack.siteUrl}/bn${path}`],
    ['x-default', `${stack.siteUrl}${path}`],
  ];
  await openPage(page, '/about');
  expect(await alternates(page)).toEqual(named('/about'));
  await openBengaliPage(page, '/bn/about');
  expect(await alternates(page)).toEqual(named('/about'));
  await bengaliNavbar(page).getByRole('link', { name: 'চাকরি' }).click();
  await expect(page).toHaveURL('/bn/careers');
  await expect(
    page.getByRole('heading', { level: 1, name: bengaliPages['/bn/careers'] }),
  ).toBeVisible();
  await expect.poll(() => alternates(page)).toEqual(named('/careers'));
});

test('the switch keeps the page, its query and its fragment, and the choice is remembered', async ({
  page,
  context,
}) => {
  await openPage(page, '/contact?subject=Apps#main');
  await toBengali(page).click();
  await expect(page).toHaveURL('/bn/contact?subject=Apps#main');
  await expect(page.getByLabel('বিষয়')).toHaveValue('Apps');

  const nextVisit = await context.newPage();
  await nextVisit.goto('/careers?from=mail#main');
  await expect(nextVisit).toHaveURL('/bn/careers?from=mail#main');
  await toEnglish(nextVisit).click();
  await expect(nextVisit).toHaveURL('/careers?from=mail#main');
  await nextVisit.reload();
  await expect(nextVisit).toHaveURL('/careers?from=mail#main');

  const lastVisit = await context.newPage();
  await lastVisit.goto('/bn');
  await expect(lastVisit).toHaveURL('/');
  await expect(languageOf(lastVisit)).toHaveAttribute('lang', 'en');
});

test('who has chosen Bengali sees nothing of the English page on the way, however long that takes', async ({
  page,
}) => {
  await choose(page, 'bn');
  await page.route('**/bn/about', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const painted: string[] = [];
  await page.exposeFunction('sawPage', (text: string) => painted.push(text));
  await page.addInitScript(() => {
    const look = () => {
      const { visibility } = getComputedStyle(document.documentElement);
      const heading = document.querySelector('h1')?.textContent;
      if (visibility !== 'hidden' && heading) {
        (globalThis as unknown as { sawPage: (text: string) => void }).sawPage(heading);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/about');
  await expect(page).toHaveURL('/bn/about');
  await expect(
    page.getByRole('heading', { level: 1, name: bengaliPages['/bn/about'] }),
  ).toBeVisible();
  await expect.poll(() => painted.length).toBeGreaterThan(0);
  expect(painted.filter((heading) => /[A-Za-z]/.test(heading))).toEqual([]);
});

test('within the site a link to the other language is taken at its word', async ({ page }) => {
  await choose(page, 'bn');
  await openBengaliPage(page, '/bn/about');
  await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/careers';
    link.textContent = 'In English';
  });
  await page.getByRole('link', { name: 'In English' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(languageOf(page)).toHaveAttribute('lang', 'en');
});

test('moving about in Bengali stays in Bengali, title and focus included, without a reload', async ({
  page,
}) => {
  await openBengaliPage(page, '/bn');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await bengaliNavbar(page).getByRole('button', { name: 'পরিষেবা' }).click();
  await bengaliNavbar(page).getByRole('link', { name: 'অ্যাপ তৈরি' }).click();
  await expect(page).toHaveURL('/bn/services/apps');
  await expect(page.getByRole('heading', { level: 1, name: 'অ্যাপ তৈরি' })).toBeFocused();
  await expect(page).toHaveTitle('অ্যাপ তৈরি · তোর্সা');
  await bengaliNavbar(page).getByRole('link', { name: 'লগ-ইন', exact: true }).click();
  await expect(page).toHaveURL('/bn/auth/login');
  await page.goBack();
  await expect(page).toHaveURL('/bn/services/apps');
  await expect(languageOf(page)).toHaveAttribute('data-same-document', '');
});

test('an unknown service and a path that is known only in the browser work below /bn', async ({
  page,
}) => {
  const response = await page.goto('/bn/services/unknown');
  expect(response?.status()).toBe(200);
  await expect(
    page.getByRole('heading', { level: 1, name: bengaliPages['/bn/services'] }),
  ).toBeVisible();
});

test('an unknown address is a Bengali 404 page, whose way home is the Bengali home page', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  const response = await page.goto('/bn/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('পাতাটি পাওয়া গেল না · তোর্সা');
  await page.getByRole('main').getByRole('link', { name: 'প্রথম পাতায় ফিরে যান' }).click();
  await expect(page).toHaveURL('/bn');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a client logs in in Bengali; the toasts of the specification stay English, and say so', async ({
  page,
}) => {
  await page.goto('/bn/dashboard/user');
  await expect(page).toHaveURL('/bn/auth/login');
  await page.getByLabel('ইমেল').fill(accounts.client.email);
  await page.getByLabel('পাসওয়ার্ড').fill(accounts.client.password);
  await page.getByRole('main').getByRole('button', { name: 'লগ-ইন করুন' }).click();
  await expect(page).toHaveURL('/bn/dashboard/user');
  const toast = page.getByRole('region', { name: 'বিজ্ঞপ্তি' });
  await expect(toast.locator('[lang="en"]', { hasText: 'Login Successful' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^স্বাগত, / })).toBeVisible();
  await page.goto('/bn/auth/login');
  await expect(page).toHaveURL('/bn/dashboard/user');
});

test('who signs up in Bengali comes back from the mail in Bengali', async ({ page }) => {
  const { fullName, email, password } = newPerson();
  await page.goto('/bn/auth/signup');
  await page.getByLabel('পুরো নাম').fill(fullName);
  await page.getByLabel('ইমেল').fill(email);
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(password);
  await page.getByLabel('পাসওয়ার্ডটি আবার লিখুন').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'সাইন আপ করুন' }).click();
  await expect(page).toHaveURL('/bn/auth/check-email');
  await page.goto(await linkMailedTo(email));
  await expect(page).toHaveURL('/bn/auth/login');
  await expect(page.getByText('আপনার ইমেল ঠিকানা নিশ্চিত হয়েছে।')).toBeVisible();
});

test('the chat greets and answers in Bengali', async ({ page }) => {
  await openBengaliPage(page, '/bn/contact');
  await page.getByRole('button', { name: 'চ্যাট করুন' }).click();
  const conversation = page.getByRole('dialog', { name: 'তোর্সার সঙ্গে চ্যাট' }).getByRole('log');
  await expect(conversation).toContainText('নমস্কার! তোর্সায় আপনাকে স্বাগত।');
  await page.getByRole('dialog').getByLabel('বার্তা').fill('নমস্কার');
  await page.keyboard.press('Enter');
  await expect(conversation).toContainText('আপনার বার্তার জন্য ধন্যবাদ।');
});

test('what is wrong with the contact form is said in Bengali', async ({ page }) => {
  await openBengaliPage(page, '/bn/contact');
  await page.getByRole('button', { name: 'বার্তা পাঠান' }).click();
  await expect(page.getByText('আপনার নাম লিখুন।')).toBeVisible();
  await expect(page.getByLabel('নাম')).toBeFocused();
});

test('on a phone of 320 px the switch is in the menu, and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/bn');
  await expect(toEnglish(page)).toBeHidden();
  await page.getByRole('button', { name: 'মেনু খুলুন' }).click();
  await expect(toEnglish(page)).toBeVisible();
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
});

test('a visitor downloads the words of one language alone', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(await response.text().catch(() => ''));
    }
  });
  await openBengaliPage(page, '/bn');
  const all = scripts.join('\n');
  expect(all).toContain('নদীর ধারে');
  for (const english of [
    'Good software, built beside a river',
    'Skip to content',
    'Read this page',
  ]) {
    expect(all).not.toContain(english);
  }
});

/** The document of a path with the development build of its host, which says what it has to mend. */
async function withDevelopmentHost(page: Page, address: string): Promise<void> {
  const script = await developmentHost();
  await page.route(stack.siteUrl + address.replace(/#.*/, ''), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const host = /<script [^>]*src="\/apps\/host\/files\/[^"]+"[^>]*>/;
    expect(html).toMatch(host);
    // In development emotion writes its styles as text, which the content policy refuses.
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    expect(html).toMatch(policy);
    await route.fulfill({
      response,
      body: html.replace(policy, '').replace(host, `<script defer src="${script}">`),
    });
  });
}

async function developmentHost(): Promise<string> {
  const folder = path.join(stack.siteDir, siteKeys.files('host'), 'development');
  const name = (await readdir(folder)).find((file) => /^host\.\w+\.js$/.test(file));
  if (!name) throw new Error('The host has no development bundle.');
  return `/${siteKeys.browserFile('host', `development/${name}`)}`;
}
