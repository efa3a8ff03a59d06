import { strict as assert } from 'node:assert';
import {
  changeAccountEmailAddress,
  createUniqueEmailAddress,
  isTokenValid,
  logIn,
  refreshLoginSession,
  requestPasswordRecovery,
  updateAccount,
} from '../account.ts';
import type { BackendTestJourney } from '../journey.ts';
import { waitForNewMail } from '../mailbox.ts';
import { openMailLink } from '../open-mail.ts';
import {
  addTestStaff,
  completePasswordRecovery,
  createTestClient,
  createUniquePassword,
  logInOrThrow,
} from '../people.ts';

export const accountChangeJourneys: readonly BackendTestJourney[] = [
  {
    name: 'recover a forgotten password',
    async run(stack) {
      const { email, password, session } = await createTestClient(stack);
      const [unknown, known] = [
        await requestPasswordRecovery(stack, createUniqueEmailAddress()),
        await requestPasswordRecovery(stack, email),
      ];
      assert.deepEqual(known, unknown, 'an address without an account must get the same response');
      const mail = await waitForNewMail(stack, email);
      const opened = await openMailLink(stack, mail);
      assert.ok(opened, 'the recovery link must open a session');
      const chosen = createUniquePassword();
      assert.equal((await updateAccount(stack, opened, { password: chosen })).status, 200);
      await logInOrThrow(stack, email, chosen);
      assert.equal(
        await logIn(stack, email, password),
        undefined,
        'the forgotten password must not log in',
      );
      assert.equal(
        await openMailLink(stack, mail),
        undefined,
        'the recovery link must work only once',
      );
      assert.equal(await refreshLoginSession(stack, session), undefined, 'other sessions must end');
    },
  },
  {
    name: 'change a password with the current password',
    async run(stack, note) {
      const { email, password, session } = await createTestClient(stack);
      const other = await logInOrThrow(stack, email, password);
      const chosen = createUniquePassword();
      const without = await updateAccount(stack, session, { password: chosen });
      note('without the present password', without.status);
      assert.ok(without.status >= 400, 'a change without the current password must be refused');
      const wrong = { password: chosen, current_password: createUniquePassword() };
      assert.ok(
        (await updateAccount(stack, session, wrong)).status >= 400,
        'a wrong current password must be refused',
      );

      const right = { password: chosen, current_password: password };
      assert.equal((await updateAccount(stack, session, right)).status, 200);
      await logInOrThrow(stack, email, chosen);
      assert.equal(
        await logIn(stack, email, password),
        undefined,
        'the old password must not log in',
      );
      assert.equal(await refreshLoginSession(stack, other), undefined, 'other sessions must end');
      assert.ok(await isTokenValid(stack, session), 'the current session must stay');
    },
  },
  {
    name: 'change an address with both mailboxes',
    async run(stack, note) {
      const { email, password, session } = await createTestClient(stack);
      const next = createUniqueEmailAddress();
      const asked = await changeAccountEmailAddress(stack, session, next);
      note('change of address', asked.status);
      assert.equal(asked.status, 200);
      await openMailLink(stack, await waitForNewMail(stack, email));
      assert.equal(
        await logIn(stack, next, password),
        undefined,
        'the link of the old mailbox must not change the address',
      );
      await openMailLink(stack, await waitForNewMail(stack, next));
      assert.equal(
        await logIn(stack, email, password),
        undefined,
        'the old address must not log in',
      );
      assert.equal(
        await logIn(stack, next, password),
        undefined,
        'the old mailbox’s password must not log in',
      );
      const own = await completePasswordRecovery(stack, next, createUniquePassword());
      assert.equal(own.user.email, next);
    },
  },
  {
    name: 'change an address to a staff address',
    async run(stack, note) {
      const { email, password, session } = await createTestClient(stack);
      const staff = createUniqueEmailAddress();
      await addTestStaff(stack, staff);
      // The invitation creates an account for the staff address, which the response to the change reveals.
      await stack.invitation(staff);
      const asked = await changeAccountEmailAddress(stack, session, staff);
      note('change to a staff address', asked.status);
      assert.equal(await logIn(stack, staff, password), undefined);
      const still = await logInOrThrow(stack, email, password);
      assert.equal(still.user.app_metadata.role, 'user');
    },
  },
];
