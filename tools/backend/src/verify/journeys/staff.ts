import { strict as assert } from 'node:assert';
import {
  createUniqueEmailAddress,
  isTokenValid,
  logIn,
  refreshLoginSession,
  signUp,
} from '../account.ts';
import { callApi } from '../call.ts';
import type { BackendTestJourney } from '../journey.ts';
import { waitForNewMail } from '../mailbox.ts';
import { openMailLink } from '../open-mail.ts';
import {
  addTestStaff,
  completePasswordRecovery,
  countReadableMessages,
  createTestClient,
  createTestFounder,
  createUniquePassword,
  logInOrThrow,
  sendContactMessage,
  setNewPassword,
} from '../people.ts';

export const staffAccountJourneys: readonly BackendTestJourney[] = [
  {
    name: 'invite a staff member',
    async run(stack) {
      await sendContactMessage(stack);
      const { session } = await createTestFounder(stack);
      assert.equal(session.user.app_metadata.role, 'founder');
      const later = (await refreshLoginSession(stack, session))?.user;
      assert.equal(later?.app_metadata.role, 'founder', 'a refreshed session must keep the role');
      assert.equal(
        later?.user_metadata.role,
        'founder',
        'both metadata fields must have the role, because the site reads the user metadata',
      );
      assert.ok(
        (await countReadableMessages(stack, session)) > 0,
        'a founder must read contact messages',
      );
    },
  },
  {
    name: 'another person signs up with a staff address first',
    async run(stack, note) {
      await sendContactMessage(stack);
      const [email, theirs] = [createUniqueEmailAddress(), createUniquePassword()];
      await addTestStaff(stack, email);
      const { status } = await signUp(stack, email, theirs);
      note('sign-up with a staff address', status);
      await openMailLink(stack, await waitForNewMail(stack, email));
      assert.equal(
        await logIn(stack, email, theirs),
        undefined,
        'the password of the other person must not log in',
      );

      const own = await completePasswordRecovery(stack, email, createUniquePassword());
      assert.equal(own.user.app_metadata.role, 'founder');
      assert.equal(
        await logIn(stack, email, theirs),
        undefined,
        'the password of the other person must not log in later',
      );
    },
  },
  {
    name: 'an address with an account becomes staff',
    async run(stack) {
      await sendContactMessage(stack);
      const { email, password, session } = await createTestClient(stack);
      const device = await logInOrThrow(stack, email, password);
      await addTestStaff(stack, email);
      const invitation = await stack.invitation(email);
      assert.ok(
        await isTokenValid(stack, session),
        'the session must stay until the owner accepts',
      );
      const still = await logInOrThrow(stack, email, password);
      assert.equal(
        still.user.app_metadata.role,
        'user',
        'the account must stay a client account until the owner accepts',
      );
      assert.equal((await refreshLoginSession(stack, device))?.user.app_metadata.role, 'user');
      assert.equal(await countReadableMessages(stack, still), 0);

      const chosen = createUniquePassword();
      await setNewPassword(stack, await openMailLink(stack, invitation), chosen);
      assert.equal(
        await logIn(stack, email, password),
        undefined,
        'the earlier password must not log in',
      );
      for (const before of [session, device, still]) {
        assert.equal(
          await refreshLoginSession(stack, before),
          undefined,
          'an earlier session must end',
        );
        assert.equal(
          await isTokenValid(stack, before),
          false,
          'an earlier token must not authenticate',
        );
        assert.equal(await countReadableMessages(stack, before), 0);
      }
      const own = await logInOrThrow(stack, email, chosen);
      assert.equal(own.user.app_metadata.role, 'founder');
      assert.ok(
        (await countReadableMessages(stack, own)) > 0,
        'the owner must be a founder after accepting',
      );
      assert.equal(
        await openMailLink(stack, invitation),
        undefined,
        'the invitation link must work only once',
      );
    },
  },
  {
    name: 'remove the invitation of an address with an account',
    async run(stack) {
      const { email, password, session } = await createTestClient(stack);
      const staff_id = await addTestStaff(stack, email);
      const invitation = await stack.invitation(email);
      const { session: founder } = await createTestFounder(stack);
      const removal = { staff_id, expected_version: 1 };
      const { status } = await callApi(stack, 'POST', '/rest/v1/rpc/remove_staff', {
        token: founder.access_token,
        body: removal,
      });
      assert.equal(status, 204);
      assert.ok(await isTokenValid(stack, session), 'the session must stay');
      await logInOrThrow(stack, email, password);
      assert.equal(await openMailLink(stack, invitation), undefined, 'the link of the invitation');
    },
  },
];
