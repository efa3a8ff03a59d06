import { randomUUID } from 'node:crypto';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { fillForm, getButtonInMainElement } from '../support/form.ts';
import { waitForPasswordLinkInEmail } from '../support/inbox.ts';
import { expect, test } from '../support/signed-in.ts';
import { expectToast } from '../support/toast.ts';

test.use({ person: 'founder' });

if (isExhaustive) {
  test('§10.12 the founder invites a user, who sets a password, becomes team leader and is removed', async ({
    page,
    newPageAs,
  }) => {
    const name = `Mina ${randomUUID().slice(0, 8)}`;
    const email = `${name.toLowerCase().replace(' ', '.')}@torsa.example`;
    await page.goto('/founder-dashboard');
    await page.getByRole('link', { name: 'Add New User' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await fillForm(page, { Name: name, Email: email });
    await getButtonInMainElement(page, 'Invite').click();
    await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('Invited');

    const member = await newPageAs();
    await member.goto(await waitForPasswordLinkInEmail(email));
    await getButtonInMainElement(member, 'Choose my password').click();
    await fillForm(member, {
      'New Password': 'four-words-in-a-row',
      'Confirm Password': 'four-words-in-a-row',
    });
    await getButtonInMainElement(member, 'Save my password').click();
    await expect(member).toHaveURL('/dashboard/team');
    await member.getByRole('link', { name: 'View Team Members' }).click();
    await expect(member.getByRole('table', { name: 'Staff' })).toContainText(name);
    await expect(getButtonInMainElement(member, 'Invite')).toHaveCount(0);

    await page.reload();
    await expect(row).toContainText('Active');
    await row.getByRole('button').click();
    await page.getByRole('table').getByLabel('Role').selectOption('Team leader');
    await page.getByRole('button', { name: 'Change role' }).click();
    await expect(page.getByText(`${name} now has the new role.`)).toBeVisible();
    await member.reload();
    await expect(getButtonInMainElement(member, 'Invite')).toBeVisible();

    await member.goto('/dashboard/inbox');
    await expect(member.getByRole('list', { name: 'Conversations' })).toBeVisible();
    await row.getByRole('button').click();
    await page.getByRole('button', { name: 'Remove…' }).click();
    await page.getByLabel(`Type “${name}” to confirm`).fill(name);
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(page.getByText(`${name} was removed from the staff.`)).toBeVisible();
    await expectToast(member, 'You no longer work here', /took you off the staff/);
    await expect(member).toHaveURL('/dashboard/user');
  });
}
