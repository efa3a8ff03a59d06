import { randomUUID } from 'node:crypto';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import { backendUrlPatterns } from '../support/backend-calls.ts';
import { startBackendWithoutMail } from '../support/backend-without-mail.ts';
import {
  getMessageList,
  openConversation,
  sendContactMessage,
  sendReply,
} from '../support/conversations.ts';
import {
  expectButtonEnabled,
  expectFieldValues,
  fillForm,
  getButtonInMainElement,
} from '../support/form.ts';
import { logInAsTeamMember } from '../support/log-in.ts';
import { waitForEmails } from '../support/mailbox.ts';
import { createNewAccountDetails } from '../support/new-account.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

// The unit tests of §8.5 and §10.11 stop the mail server.
if (isExhaustive) {
  test('while the backend cannot reach its mail server, a sign-up shows an error, and replies are queued and sent later', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 500/);
    // Starting a backend takes time.
    test.setTimeout(300_000);
    const backend = await startBackendWithoutMail();
    const useBackendWithoutMail = (calls: string) =>
      page.route(calls, (route) =>
        route.continue({ url: route.request().url().replace(testStack.backendUrl, backend.url) }),
      );
    try {
      await test.step('§8.5 Sign up failure: the sign-up page shows an error without a mail server, and a later attempt works', async () => {
        const { fullName, email, password } = createNewAccountDetails();
        const typed = {
          'Full Name': fullName,
          Email: email,
          Password: password,
          'Confirm Password': password,
        };
        await useBackendWithoutMail(backendUrlPatterns.signUp);
        await page.goto('/auth/signup');
        await fillForm(page, typed);
        await getButtonInMainElement(page, 'Sign Up').click();
        await expectToast(
          page,
          'Sign Up Failed',
          'Could not create your account. Please try again.',
        );
        await expectFieldValues(page, typed);
        await expectButtonEnabled(getButtonInMainElement(page, 'Sign Up'));
        await page.unrouteAll();
        await getButtonInMainElement(page, 'Sign Up').click();
        await expectToast(
          page,
          'Sign Up Successful!',
          'Please check your email to verify your account.',
        );
        await expect(page).toHaveURL('/auth/check-email');
      });

      await test.step('§10.11 the inbox shows a reply as queued while no mail server responds, and the reply is later sent once', async () => {
        const email = `rupa+${randomUUID().slice(0, 8)}@example.com`;
        const message = {
          name: 'Rupa',
          email,
          subject: `Queued ${email}`,
          message: 'Is it there?',
        };
        await useBackendWithoutMail(`${testStack.backendUrl}/**`);
        await sendContactMessage(message, '', backend.url);
        await logInAsTeamMember(page, seededAccounts.teamMember);
        await openConversation(page, message.subject);
        await sendReply(page, 'It is.');
        await expect(getMessageList(page).getByText('Sending…', { exact: true })).toBeVisible();
        await backend.startMail();
        // The live updates of this page come from the shared backend, because only HTTP requests are routed.
        await expect(async () => {
          await page.reload();
          const sent = getMessageList(page).getByText('Sent', { exact: true });
          await expect(sent).toBeVisible({ timeout: 5_000 });
        }).toPass();
        const [mail] = await waitForEmails(message.email, 1, backend.inboxUrl);
        expect(mail?.text).toContain('It is.');
      });
    } finally {
      // Leave the polling inbox: requests to a stopped backend would log errors.
      await page.close();
      await backend.close();
    }
  });
}
