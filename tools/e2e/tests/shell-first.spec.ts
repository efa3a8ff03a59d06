import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { overrideNetworkInformation } from '../support/connection.ts';
import { watchLoadingPlaceholders } from '../support/faults/watch-spinners.ts';
import { chatButton } from '../support/shell.ts';
import { test as base, expect } from '../support/test.ts';

/** Console messages of Chromium and the host for files that fail to load. */
const loadFailures = [
  /Failed to load resource/,
  /preloaded using link preload/,
  /Federation Runtime/,
  /A section of the page failed to render/,
  /Failed to find a valid digest/,
];

const test = base.extend({
  expectedConsole: async ({}, use) => {
    await use([...loadFailures]);
  },
});

test.use({ viewport: { width: 390, height: 844 } });

/** A prerendered page of each remote, with a link to another remote. */
const pages = [
  { remote: 'marketing', path: '/about', elsewhere: { link: 'Log In', to: '/auth/login' } },
  { remote: 'auth', path: '/auth/login', elsewhere: { link: 'Careers', to: '/careers' } },
  { remote: 'dashboards', path: '/dashboard/user', elsewhere: { link: 'Careers', to: '/careers' } },
] as const;

/** Faults of a remote's scripts. */
const faults = {
  hanging: (page: Page, scripts: string) => page.route(scripts, () => {}),
  missing: (page: Page, scripts: string) =>
    page.route(scripts, (route) => route.fulfill({ status: 404, body: '' })),
  invalid: (page: Page, scripts: string) =>
    page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '!' })),
  blocked: (page: Page, scripts: string) => page.route(scripts, (route) => route.abort()),
} as const;

/** The default run tries two faults, each with one remote. The exhaustive run tries all pairs. */
const isTried = (fault: number, remote: number) => isExhaustive || (fault === remote && fault < 2);

const scriptsOf = (remote: string) => `**/apps/${remote}/files/*.js`;
const heading = (page: Page) => page.locator('main h1');
const notice = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Retry' });

/** Records the heading and each loading placeholder that later replaces the page. */
async function watchPage(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    let first: Element | null = null;
    Object.assign(globalThis, { findings: found });
    new MutationObserver(() => {
      const shown = document.querySelector('main h1');
      first ??= shown;
      // Also record a missing heading after the first one: each placeholder has its own heading.
      if (shown !== first) found.push(`another heading: ${shown?.textContent}`);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'findings'));
}

/** As long as a provider's session, so that the dashboard does not redirect. */
const signIn = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('founderAuthenticated', 'true'));

/** Opens the chat with one click, before or after the shell is hydrated. */
async function openChat(page: Page): Promise<void> {
  await chatButton(page).click();
  await expect(page.getByRole('dialog', { name: /chat/i })).toBeVisible();
}

test('a page whose scripts hang is readable, and the shell works one second after the shell’s script has loaded', async ({
  page,
}) => {
  await page.clock.install();
  const findings = await watchPage(page);
  await faults.hanging(page, scriptsOf('marketing'));
  const hostScript = page.waitForResponse('**/apps/host/files/host.*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  // The footer follows the page in the document.
  await page.getByRole('contentinfo').waitFor();
  const text = await page.locator('main').textContent();
  await hostScript;

  const menu = page.getByRole('button', { name: /menu/i });
  await menu.click();
  await expect(page.getByRole('link', { name: 'Careers' }).first()).toBeVisible();
  await page.getByRole('button', { name: /dark theme/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /chat/i }).click();
  await expect(page.getByRole('dialog', { name: /chat/i })).toBeVisible();
  await page.keyboard.press('Escape');
  // The focus returns to the chat button when the dialog closes.
  await expect(page.getByRole('dialog', { name: /chat/i })).toBeHidden();
  await expect(notice(page)).toBeHidden();

  const reading = page.locator('main').getByRole('link').first();
  await reading.focus();
  await page.clock.runFor(31_000);
  await expect(notice(page)).toBeVisible();
  await expect(reading).toBeFocused();
  expect(await page.locator('main [data-remote]').textContent()).toBe(text);
  expect(await findings()).toEqual([]);

  await page.unroute(scriptsOf('marketing'));
  await notice(page).click();
  await expect(page.locator('[data-remote="marketing"][data-version]')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
  expect(await findings()).toEqual([]);
});

test('§11.3 the shell’s script loads before the scripts of the page', async ({ page }) => {
  const asked: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request, type }) => {
    const [, app] = /\/apps\/(host|marketing)\/files\//.exec(request.url) ?? [];
    if (type === 'Script') asked.push(`${app}: ${request.initialPriority}`);
  });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-page-hydrated');
  expect(asked.slice(0, 4)).toEqual(['host: High', ...Array(3).fill('marketing: Low')]);
});

for (const [index, { remote, path, elsewhere }] of pages.entries()) {
  for (const [kind, strike] of Object.entries(faults).filter((_, fault) => isTried(fault, index))) {
    // The previous test covers this pair in more detail.
    if (!isExhaustive && kind === 'hanging' && remote === 'marketing') continue;
    test(`${path} stays readable and its links work when the scripts of ${remote} are ${kind}`, async ({
      page,
    }) => {
      if (kind === 'hanging') await page.clock.install();
      if (remote === 'dashboards') await signIn(page);
      const findings = await watchPage(page);
      await strike(page, scriptsOf(remote));
      await page.goto(path, { waitUntil: 'commit' });
      const text = await heading(page).textContent();
      await openChat(page);
      await expect(page.locator('html')).toHaveAttribute('data-shell-hydrated');
      await page.keyboard.press('Escape');
      if (kind === 'hanging') await page.clock.runFor(31_000);
      await expect(notice(page)).toBeVisible();
      expect(await heading(page).textContent()).toBe(text);
      expect(await findings()).toEqual([]);

      await page.getByRole('button', { name: /menu/i }).click();
      await page.getByRole('link', { name: elsewhere.link, exact: true }).first().click();
      await expect(page).toHaveURL(elsewhere.to);
      await expect(page.locator('main [data-remote][data-version]')).toBeVisible();
      await expect(notice(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
    });
  }
}

/** A link to each remote from a page of another remote. */
const linksToRemotes = [
  { remote: 'marketing', from: '/auth/login', link: 'About Us', elsewhere: 'Log In' },
  { remote: 'auth', from: '/about', link: 'Log In', elsewhere: 'Careers' },
  { remote: 'dashboards', from: '/about', link: 'Dashboard', elsewhere: 'Careers' },
] as const;

for (const [index, { remote, from, link, elsewhere }] of linksToRemotes.entries()) {
  for (const [kind, strike] of Object.entries(faults).filter((_, fault) => isTried(fault, index))) {
    test(`a navigation to ${remote} whose scripts are ${kind} keeps the previous page, then shows an error, and links still work`, async ({
      page,
    }) => {
      const spinners: string[] = [];
      await watchLoadingPlaceholders(page, (what) => spinners.push(what));
      await overrideNetworkInformation(page, 'dataSaver');
      if (kind === 'hanging') await page.clock.install();
      if (remote === 'dashboards') await signIn(page);
      await strike(page, scriptsOf(remote));
      await page.goto(from);
      await expect(page.locator('main [data-remote][data-version]')).toBeVisible();
      const before = (await heading(page).textContent()) ?? '';
      await follow(page, link);
      if (kind === 'hanging') {
        await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
        await expect(heading(page)).toHaveText(before);
        await page.clock.runFor(31_000);
      }
      await expect(notice(page)).toBeVisible();
      await expect(heading(page)).toBeFocused();

      await follow(page, elsewhere);
      await expect(page.locator('main [data-remote][data-version]')).toBeVisible();
      await expect(notice(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
      expect(spinners).toEqual([]);
    });
  }
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('link', { name, exact: true }).first().click();
}
