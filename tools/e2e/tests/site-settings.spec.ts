import path from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import { closeBrowserTabs } from '../support/close-pages.ts';
import { copyFolder } from '../support/copy-folder.ts';
import { copySeedData } from '../support/copy-seed-data.ts';
import { fillForm, getButtonInMainElement } from '../support/form.ts';
import { logInAsFounder } from '../support/log-in.ts';
import { runCommand } from '../support/run-command.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const siteUrl = `http://localhost:${testStack.portsForSettings.SITE_PORT}`;
const textOf = async (path: string) => (await fetch(siteUrl + path)).text();

/** Reads a document: its text and, apart from it, its JSON-LD. */
async function readPublishedPage(path: string) {
  const html = await textOf(path);
  const [, linked = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const [shown = ''] = html.split('<script type="application/json" id="messages"');
  return { shown, linked };
}

async function versions() {
  const { host, remotes } = JSON.parse(await textOf('/registry.json'));
  const live = Object.entries<{ live: { version: string } }>({ host, ...remotes });
  return live.map(([app, release]) => `${app} ${release.live.version}`);
}

// Publishing renders all documents, which takes a minute on a busy machine.
const publishTimeout = { timeout: 90_000, intervals: [500] };

// These tests change documents, so they use their own stack: other tests read the shared one.
test.use({ baseURL: siteUrl });
// Starting a stack takes time.
test.setTimeout(300_000);

// The unit tests of §10.15 save, preview and publish settings.
if (isExhaustive) {
  test('§10.15 the founder’s settings for openings, phone number and employee login change the site, and one click reverts them', async ({
    page,
    context,
  }) => {
    const site = await makeTempFolder();
    const data = await copySeedData();
    // Copy the immutable files, so that they need not be compressed again.
    await copyFolder(path.join(testStack.siteDir, 'apps'), path.join(site.path, 'apps'));
    const start = runCommand('npm', ['start'], testStack.root, {
      ...testStack.portsForSettings,
      SITE_DIR: site.path,
      DATA_DIR: data.path,
    });
    try {
      await start.waitForOutput('Site ready');
      const before = await versions();
      const number = '+91 33 5550 9999';
      await logInAsFounder(page);
      await page.getByRole('link', { name: 'Update Site Content' }).click();
      const section = (name: string) => page.getByRole('region', { name, exact: true });
      const openSection = (name: string) =>
        page
          .getByRole('navigation', { name: 'Settings sections' })
          .getByRole('link', { name, exact: true })
          .click();
      const contact = section('Contact').getByLabel('Kolkata');
      await contact.fill('5550 9999');
      await section('Contact').getByRole('button', { name: 'Publish' }).click();
      await expect(section('Contact').getByText(/^Include the country code/)).toBeVisible();
      await contact.fill(number);
      const opened = context.waitForEvent('page');
      await section('Contact').getByRole('button', { name: 'Preview' }).click();
      const preview = await opened;
      await expect(preview.getByRole('main').getByRole('link', { name: number })).toBeVisible();
      await expect(preview.getByRole('region', { name: 'Preview' })).toContainText(
        'unsaved settings',
      );
      await preview.close();
      expect((await readPublishedPage('/contact')).shown).not.toContain(number);

      await section('Contact').getByRole('button', { name: 'Publish' }).click();
      await expect(section('Contact').getByText(/^Saved\./)).toBeVisible();
      await openSection('Offices and hours');
      const kolkata = page.getByRole('group', { name: 'Kolkata office' });
      await kolkata.getByRole('checkbox', { name: 'Saturday' }).check();
      await kolkata.getByLabel('Saturday, closes at').fill('14:00');
      await expect(page.getByText('Unsaved changes')).toBeInViewport();
      await section('Offices and hours').getByRole('button', { name: 'Publish' }).click();
      await expect(section('Offices and hours').getByText(/^Saved\./)).toBeVisible();
      await openSection('Openings');
      await section('Openings').getByLabel('AI/ML Engineer').selectOption('closed');
      await section('Openings').getByRole('button', { name: 'Publish' }).click();
      await expect(section('Openings').getByText(/^Saved\./)).toBeVisible();
      await openSection('Logins');
      await section('Logins').getByLabel('Employee login').selectOption('open');
      await section('Logins').getByRole('button', { name: 'Publish' }).click();
      await expect(section('Logins').getByText(/^Saved\./)).toBeVisible();
      await expect(page.getByText('Published')).toBeVisible({ timeout: publishTimeout.timeout });

      await expect(async () => {
        for (const path of ['/contact', '/bn/contact']) {
          const { shown, linked } = await readPublishedPage(path);
          expect(shown).toContain(number);
          expect(linked).toContain(number.replaceAll(' ', ''));
        }
        expect((await readPublishedPage('/contact')).shown).toContain('Saturday, 10:00 to 14:00');
        expect((await readPublishedPage('/bn/contact')).shown).toContain(
          'শনিবার, সকাল ১০টা থেকে দুপুর ২টা',
        );
        const { shown, linked } = await readPublishedPage('/careers');
        expect(shown + linked).not.toContain('AI/ML Engineer');
        expect((await readPublishedPage('/bn/careers')).linked.match(/JobPosting/g)).toHaveLength(
          3,
        );
      }).toPass(publishTimeout);
      expect(await versions()).toEqual(before);

      // Hydration matches the document, so the console stays quiet.
      const visitor = await context.newPage();
      await visitor.goto('/careers');
      await visitor.getByRole('link', { name: /^Apply Now for UX/ }).click();
      await expect(visitor.getByRole('main').getByRole('link', { name: number })).toBeVisible();

      for (const name of ['Openings', 'Contact']) {
        await openSection(name);
        await section(name).getByRole('button', { name: 'Undo last change' }).click();
        await expect(section(name).getByText(/^The last change was undone\./)).toBeVisible();
      }
      await expect(contact).toHaveValue('+91 33 5550 0142');
      await expect(async () => {
        expect(
          (await readPublishedPage('/contact')).shown +
            (await readPublishedPage('/contact')).linked,
        ).not.toMatch(/9999/);
        expect((await readPublishedPage('/careers')).linked).toContain('AI/ML Engineer');
      }).toPass(publishTimeout);
      expect(await versions()).toEqual(before);

      await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/');
      await page.goto('/auth/employee-login');
      await fillForm(page, {
        'Employee ID': 'TM001',
        Password: seededAccounts.teamMember.password,
      });
      await getButtonInMainElement(page, 'Log In').click();
      await expect(page).toHaveURL('/dashboard/team');
      await expectToast(page, 'Team Login Successful');
    } finally {
      // Close the pages before their server ends, because an open page would log failed requests.
      await closeBrowserTabs(context);
      await start.interrupt();
      await Promise.all([site.remove(), data.remove()]);
    }
  });
}
