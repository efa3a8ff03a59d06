import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { createClientProject } from '../support/client-project.ts';
import { expect, test } from '../support/signed-in.ts';

test.use({ person: 'teamLeader' });

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel });

/** Opens the dialog for a new ask and fills in its kind and template. */
async function startAsk(page: Page, kind: string, template: string) {
  await page.getByRole('button', { name: 'Ask client for…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What do you need?').selectOption(kind);
  await dialog.getByLabel('Template').selectOption(template);
  return dialog;
}

/** Chooses files in the browser's dialog, which the given action opens. */
async function chooseFiles(page: Page, open: () => Promise<void>, names: readonly string[]) {
  const chooser = page.waitForEvent('filechooser');
  await open();
  await (await chooser).setFiles(names.map(picture));
}

// The unit tests of both sides of an ask cover its parts, files.spec.ts the uploads of a client on a phone, and
// ask-links.spec.ts the answer to an ask.
if (isExhaustive) {
  test('a client uploads six requested pictures on a phone in at most eight taps', async ({
    page,
    newPageAs,
  }) => {
    test.slow();
    const { account, path } = await createClientProject(`Delivery app ${randomUUID().slice(0, 8)}`);
    await page.goto(path);
    const photos = await startAsk(page, 'Files', 'Six photos of your business, taken in daylight');
    await expectAccessibleInBothThemes(page, 'the dialog for a new ask');
    await photos.getByRole('button', { name: 'Ask client' }).click();
    await expect(photos).toBeHidden();
    const requests = page.getByRole('region', { name: 'Requests to the client' });
    await expect(requests.getByText('Waiting for the client')).toBeVisible();

    const client = await newPageAs(account, { viewport: { width: 360, height: 740 } });
    await client.goto('/dashboard/user');
    const list = client.getByRole('list', { name: 'We need from you' });
    await expect(list.getByText('0 of 6')).toBeVisible();
    await expectAccessibleInBothThemes(client, 'the overview with an ask');
    const names = ['1', '2', '3', '4', '5', '6'].map((number) => `shop-${number}.png`);
    // The client opens the choice, taps each picture and confirms the choice.
    const upload = list.getByRole('button', { name: /^Upload files/ });
    await chooseFiles(client, () => upload.click(), names);
    const taps = 1 + names.length + 1;
    expect(taps).toBeLessThanOrEqual(8);
    await expect(list.getByRole('button', { name: /^Change: Six photos/ })).toBeVisible();
    await expect(client.getByText(/^Thank you\. .* will look at it\.$/)).toBeVisible();

    await expect(requests.getByRole('button', { name: /^Download shop-/ })).toHaveCount(6);
    await test.step('staff ask for changes, and the client replaces a picture', async () => {
      await requests.getByRole('button', { name: 'Ask for changes' }).click();
      await requests.getByLabel('What should the client change?').fill('The first one is dark.');
      await requests.getByRole('button', { name: 'Ask for changes' }).click();
      await expect(requests.getByText('Change requested')).toBeVisible();

      await expect(list.getByText('The first one is dark.')).toBeVisible();
      await chooseFiles(client, () => upload.click(), ['shop-1.png']);
      await expect(list.getByText('1 earlier version')).toBeVisible();
      await list.getByRole('button', { name: 'I’ve sent everything' }).click();
      await expect(requests.getByText('1 earlier version')).toBeVisible();
    });

    await requests.getByRole('button', { name: 'Accept' }).click();
    await expect(requests.getByText('Done (1)')).toBeVisible();

    await test.step('the client approves a design, and staff see the record', async () => {
      const design = await startAsk(page, 'Approval', 'Please check the design of the first page');
      const uploadDesign = design.getByRole('button', { name: 'Upload files' });
      await chooseFiles(page, () => uploadDesign.click(), ['home.png']);
      await expect(design.getByLabel('What should the client approve?')).toHaveValue(
        /^[0-9a-f-]{36}$/,
      );
      await design.getByRole('button', { name: 'Ask client' }).click();
      await expect(design).toBeHidden();

      await client.goto(page.url());
      await expect(list.getByRole('button', { name: /^Download home\.png/ })).toBeVisible();
      await list.getByRole('button', { name: 'Approve' }).click();
      await expect(
        list.getByText('We’ll build exactly this. You can still write to us.'),
      ).toBeVisible();
      await list.getByRole('button', { name: 'Approve' }).click();
      await expect(list.getByText(/approved this on/)).toBeVisible();
      await expectAccessibleInBothThemes(client, 'a project with delivered asks');

      const timeline = page.getByRole('list', { name: 'Timeline' });
      await timeline.getByText('Approval record: Version 1').click();
      await expect(timeline).toContainText(createHash('sha256').update(pixel).digest('hex'));
      await requests.getByText('Done (2)').click();
      await expectAccessibleInBothThemes(page, 'asks as staff see them');
    });
  });
}
