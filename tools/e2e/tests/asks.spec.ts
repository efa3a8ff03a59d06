import { randomUUID } from 'node:crypto';
import { expectAccessibleInBothThemes, screenSizes } from '../support/accessibility.ts';
import { logInAsClient } from '../support/log-in.ts';
import { createConfirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';

test.use({ person: 'teamLeader' });

const shots = process.env['SHOTS'] ?? '/tmp/checklist/shots';

test('shots', async ({ page, newPageAs }) => {
  test.setTimeout(400_000);
  const account = await createConfirmedAccount();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/projects');
  const title = `Delivery app ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Create project' }).first().click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Service').selectOption('App Development');
  await page.getByRole('button', { name: 'Create project' }).last().click();
  await expect(page).toHaveURL(/\/dashboard\/projects\/[0-9a-f-]{36}$/);
  await page.getByText('Edit people').click();
  await page.getByLabel('Add client').fill(account.email);
  await page.getByRole('button', { name: 'Add the client' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: account.email })).toBeVisible();
  const ask = async (kind: string, template: string, content = '') => {
    await page.getByRole('button', { name: 'Ask client for…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What do you need?').selectOption(kind);
    await dialog.getByLabel('Template').selectOption(template);
    await dialog.getByLabel('Due date').fill('2026-12-04');
    if (content) await dialog.getByLabel('Text to approve').fill(content);
    if (kind === 'Approval') {
      await page.screenshot({ path: `${shots}/dialog-1440.png` });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.screenshot({ path: `${shots}/dialog-360.png` });
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessibleInBothThemes(page, 'the dialog of asks');
    }
    await dialog.getByRole('button', { name: 'Ask client' }).click();
    await expect(dialog).toBeHidden();
  };
  await ask('Files', 'Six photos of your business, taken in daylight');
  await ask('Text', 'The text of the first page');
  await ask('Short answer', 'When are you open?');
  await ask('Approval', 'Please check this text', 'Blue, with a lamp.\nOpen from ten to six.');
  await page.screenshot({ path: `${shots}/staff-open-1440.png`, fullPage: true });

  const client = await newPageAs(undefined, { viewport: { width: 390, height: 844 } });
  await logInAsClient(client, account);
  await expect(client.getByRole('list', { name: 'We need from you' })).toBeVisible();
  for (const width of [320, 360, 390, 1440]) {
    await client.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    await client.screenshot({ path: `${shots}/overview-${width}.png`, fullPage: true });
    const overflow = await client.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await expectAccessibleInBothThemes(client, 'the overview with asks');
  const url = page.url();
  await client.goto(url);
  const list = client.getByRole('list', { name: 'We need from you' });
  await list.getByRole('button', { name: 'Approve' }).click();
  await client.screenshot({ path: `${shots}/project-approve-1440.png`, fullPage: true });
  await list.getByRole('button', { name: 'Approve' }).click();
  await expect(list.getByText(/approved this on/)).toBeVisible();
  await list.getByLabel('Your answer').fill('From ten to six, not on Sunday');
  await list.getByRole('button', { name: 'Send answer' }).click();
  await expect(list.getByRole('button', { name: /^Change: / })).toBeVisible();
  await client.setViewportSize({ width: 360, height: 740 });
  await client.screenshot({ path: `${shots}/project-360.png`, fullPage: true });
  await expectAccessibleInBothThemes(client, 'a project with asks');
  await client.goto(url.replace('/dashboard', '/bn/dashboard'));
  await expect(client.getByRole('list', { name: 'আপনার কাছে যা চাই' })).toBeVisible();
  await client.emulateMedia({ colorScheme: 'dark' });
  await client.screenshot({ path: `${shots}/project-bn-dark-360.png`, fullPage: true });
  await client.setViewportSize({ width: 320, height: 740 });
  await client.screenshot({ path: `${shots}/project-bn-320.png`, fullPage: true });

  await page.reload();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await page.screenshot({ path: `${shots}/staff-sent-1440.png`, fullPage: true });
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.screenshot({ path: `${shots}/staff-sent-360.png`, fullPage: true });
  await expectAccessibleInBothThemes(page, 'asks as staff see them');
});
