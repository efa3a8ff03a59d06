import { strict as assert } from 'node:assert';
import {
  createUniqueEmailAddress,
  logIn,
  refreshLoginSession,
  signUp,
  tryLogIn,
  updateAccount,
} from '../account.ts';
import type { BackendTestJourney } from '../journey.ts';
import { waitForNewMail } from '../mailbox.ts';
import { openMailLink } from '../open-mail.ts';
import { completePasswordRecovery, createUniquePassword, logInOrThrow } from '../people.ts';

export const signUpJourneys: readonly BackendTestJourney[] = [
  {
    name: 'sign up, confirm and log in',
    async run(stack, note) {
      const [email, password] = [createUniqueEmailAddress(), createUniquePassword()];
      const { status } = await signUp(stack, email, password);
      assert.equal(status, 200);
      const early = await tryLogIn(stack, email, password);
      note('log-in before the confirmation', [early.status, codeOf(early.body)]);
      assert.ok(early.status >= 400, 'a login before the confirmation must be refused');

      await openMailLink(stack, await waitForNewMail(stack, email));
      const session = await logInOrThrow(stack, email, password);
      assert.equal(session.user.app_metadata.role, 'user');
      assert.equal(session.user.user_metadata.role, 'user', 'the requested role must be ignored');
      await updateAccount(stack, session, { data: { role: 'founder' } });
      const later = (await refreshLoginSession(stack, session))?.user;
      assert.equal(later?.app_metadata.role, 'user');
      assert.equal(
        later?.user_metadata.role,
        'user',
        'a role that is requested later must be ignored',
      );
    },
  },
  {
    name: 'sign up twice with two passwords, neither of which may log in',
    async run(stack, note) {
      const [email, first, second] = [
        createUniqueEmailAddress(),
        createUniquePassword(),
        createUniquePassword(),
      ];
      await signUp(stack, email, first);
      await waitForNewMail(stack, email);
      const again = await signUp(stack, email, second);
      note('second sign-up', again.status);
      await openMailLink(stack, await waitForNewMail(stack, email));
      assert.equal(
        await logIn(stack, email, second),
        undefined,
        'the second password must not log in',
      );
      assert.equal(
        await logIn(stack, email, first),
        undefined,
        'the first password must not log in',
      );
      await completePasswordRecovery(stack, email, createUniquePassword());
    },
  },
];

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'error_code' in body
    ? body.error_code
    : undefined;
}
