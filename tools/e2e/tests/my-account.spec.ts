import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import { sendContactMessage } from '../support/conversations.ts';
import { fillForm, getButtonInMainElement, getFieldInMainElement } from '../support/form.ts';
import { waitForLinkInBengaliEmail, waitForPasswordLinkInEmail } from '../support/inbox.ts';
import { logInAsClient, storeLoginSession } from '../support/log-in.ts';
import { waitForEmails } from '../support/mailbox.ts';
import { createConfirmedAccount, createNewAccountDetails } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';
import { createSignedInClient } from '../support/signed-in-client.ts';
import { expectToast } from '../support/toast.ts';

if (isExhaustive) {
  test('§10.37 a client can change name and password, export personal data and delete the account', async ({
    page,
    newPageAs,
    expectedConsole,
  }) => {
    // The account is deleted before the logout request.
    expectedConsole.push(/status of 40[03]/);
    const account = await createConfirmedAccount();
    await storeLoginSession(page, account);
    await page.goto('/dashboard/user');
    const other = await newPageAs(account);

    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await getFieldInMainElement(page, 'Name').fill('Asha Sen');
    await getButtonInMainElement(page, 'Save changes').click();
    await expect(page.getByText('Saved.')).toBeVisible();

    await getFieldInMainElement(page, 'Current password').fill('not this one');
    await getFieldInMainElement(page, 'New password').fill('four-words-in-a-row');
    await getButtonInMainElement(page, 'Change password').click();
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await getFieldInMainElement(page, 'Current password').fill(account.password);
    await getButtonInMainElement(page, 'Change password').click();
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await expect(page.getByText('You’re not logged in on other devices.')).toBeVisible();
    await other.goto('/account');
    await expect(other).toHaveURL('/auth/login');
    await expect(other.getByText('You were logged out.')).toBeVisible();

    const download = page.waitForEvent('download');
    await getButtonInMainElement(page, 'Download my data').click();
    const stored = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(stored.account).toMatchObject({ email: account.email, name: 'Asha Sen' });

    await getFieldInMainElement(page, 'Your email address').fill(account.email);
    await getFieldInMainElement(page, 'Your password').fill('four-words-in-a-row');
    await getButtonInMainElement(page, 'Delete my account').click();
    await expect(page).toHaveURL('/');
    await expectToast(page, 'Your account was deleted.');
    await page.goto('/auth/signup');
    await fillForm(page, {
      'Full Name': 'Asha Roy',
      Email: account.email,
      Password: 'another-secret-1',
      'Confirm Password': 'another-secret-1',
    });
    await getButtonInMainElement(page, 'Sign Up').click();
    await expect(page).toHaveURL('/auth/check-email');
  });
}

if (isExhaustive) {
  test('§10.38 §10.42 after a client chooses Bengali and a new email address, pages and emails are in Bengali, and the account page shows the unconfirmed address', async ({
    page,
    newPageAs,
  }) => {
    const account = await createConfirmedAccount();
    const { email } = createNewAccountDetails();
    await logInAsClient(page, account);
    await page.goto('/account');
    await page.getByRole('radio', { name: 'বাংলা' }).check();
    await expect(page).toHaveURL('/bn/account#preferences');
    await expect(page.getByRole('radio', { name: 'বাংলা' })).toBeChecked();

    await getFieldInMainElement(page, 'নতুন ইমেল ঠিকানা').fill(email);
    await getButtonInMainElement(page, 'ঠিকানা বদলান').click();
    const waiting = page.getByRole('region', { name: 'ইমেল ঠিকানা' }).getByRole('listitem');
    await expect(waiting).toHaveText([account.email, email]);
    await fetch(await waitForLinkInBengaliEmail(account.email), { redirect: 'manual' });
    await page.reload();
    await expect(waiting).toHaveText([email]);
    // Close this page: the next link ends its session, and the page would log an error.
    await page.goto('about:blank');
    await fetch(await waitForLinkInBengaliEmail(email), { redirect: 'manual' });
    // A change of address ends all sessions and clears the password. The owner of the new mailbox chooses a new one.
    const owner = await newPageAs();
    await test.step('the link in a Bengali email opens a Bengali page', async () => {
      await owner.goto('/bn/auth/forgot-password');
      await getFieldInMainElement(owner, 'ইমেল').fill(email);
      await getButtonInMainElement(owner, 'লিংক পাঠান').click();
      await expect(owner.getByText('একটি ইমেল যাচ্ছে')).toBeVisible();
      await owner.goto(await waitForPasswordLinkInEmail(email));
      await expect(owner).toHaveURL('/bn/auth/new-password');
      await getButtonInMainElement(owner, 'পাসওয়ার্ড বেছে নিন').click();
      await getFieldInMainElement(owner, 'নতুন পাসওয়ার্ড').fill('four-words-in-a-row');
      await getFieldInMainElement(owner, 'পাসওয়ার্ড নিশ্চিত করুন').fill('four-words-in-a-row');
      await getButtonInMainElement(owner, 'পাসওয়ার্ড সেভ করুন').click();
      await expect(owner).toHaveURL('/bn/dashboard/user');
      const toast = owner.getByRole('region', { name: 'বিজ্ঞপ্তি' });
      await expect(toast).toContainText('আপনার নতুন পাসওয়ার্ড চালু হয়েছে।');
    });
    await expect(owner.getByRole('definition').filter({ hasText: email })).toBeVisible();
  });
}

if (isExhaustive) {
  test('§10.43 a link in each reply email turns these emails off without a login, and the account page turns them on', async ({
    page,
  }) => {
    const account = await createConfirmedAccount();
    const client = await createSignedInClient(account);
    const { data } = await client.auth.getSession();
    const subject = randomUUID();
    const message = { name: 'Bimal', email: account.email, subject, message: 'Hello' };
    await sendContactMessage(message, data.session?.access_token);
    const staff = await createSignedInClient(seededAccounts.teamMember);
    const conversation = await staff.from('conversations').select().eq('subject', subject).single();
    const { id, version } = conversation.data ?? {};
    const reply = { conversation: id, body: 'Hi', key: randomUUID(), expected_version: version };
    await staff.rpc('send_reply', reply);
    const mail = (await waitForEmails(account.email, 2)).find(
      (one) => one.subject === `Re: ${subject}`,
    );

    await page.goto(/\S+\/auth\/unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await expect(page.getByText('These emails tell you about our replies')).toBeVisible();
    await getButtonInMainElement(page, 'Turn off these emails').click();
    await expect(page.getByText('We will no longer email you about replies')).toBeVisible();
    await logInAsClient(page, account);
    await page.goto('/account#notifications');
    const wanted = page.getByRole('checkbox', {
      name: 'Email me about replies and project updates',
    });
    await expect(wanted).not.toBeChecked();
    await wanted.check();
    await expect(page.getByText('Saved.')).toBeVisible();
  });
}
