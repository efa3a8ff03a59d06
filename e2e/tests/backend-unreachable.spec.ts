import { configure } from '@torsa/release/commands/configure';
import { FolderStore } from '@torsa/release/store/folder-store';
import { type CopiedSite, copiedSite } from '../support/copied-site.ts';
import { test as base, expect } from '../support/test.ts';

/** Nothing listens on port 9 of this machine. */
const nowhere = 'http://localhost:9';

const test = base.extend<{ readonly site: CopiedSite }>({
  site: async ({ expectedConsole }, use) => {
    expectedConsole.push(/ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT|Failed to fetch/);
    const site = await copiedSite();
    await configure(new FolderStore(site.dir), { backendUrl: nowhere });
    await use(site);
    await site.close();
  },
});

test('with no backend the marketing pages work, and the contact form keeps what was typed', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await page.getByLabel('Name').fill('Rupa Barman');
  await page.getByLabel('Email').fill('rupa@example.com');
  await page.getByLabel('Message').fill('Is anybody there?');
  const send = page.getByRole('main').getByRole('button', { name: /send/i });
  await send.click();
  await expect(page.getByText('Error Sending Message')).toBeVisible();
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Rupa Barman');
  await expect(page.getByLabel('Message')).toHaveValue('Is anybody there?');
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
});

for (const { form, fields } of [
  { form: '/auth/login', fields: { Email: 'a@example.com', Password: 'some-password' } },
  {
    form: '/auth/team-login',
    fields: { 'Team Email': 'a@example.com', Password: 'some-password' },
  },
  { form: '/auth/founder-login', fields: { 'Founder ID': 'SOMEBODY', Password: 'some-password' } },
] as const) {
  test(`with no backend ${form} says so and keeps what was typed`, async ({ page, site }) => {
    await page.goto(site.url + form);
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Login Failed')).toBeVisible();
    for (const [label, value] of Object.entries(fields))
      await expect(page.getByLabel(label)).toHaveValue(value);
  });
}
