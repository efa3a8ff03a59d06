import { strict as assert } from 'node:assert';
import { isTokenValid, logIn, refreshLoginSession } from '../account.ts';
import { callApi } from '../call.ts';
import type { BackendTestJourney } from '../journey.ts';
import {
  countReadableMessages,
  createTestFounder,
  logInOrThrow,
  sendContactMessage,
} from '../people.ts';

export const loginSessionJourneys: readonly BackendTestJourney[] = [
  {
    name: 'log out of one session, then of all sessions',
    async run(stack) {
      await sendContactMessage(stack);
      const { email, password, session } = await createTestFounder(stack);
      const other = await logInOrThrow(stack, email, password);
      const signOut = (scope: string, token: string) =>
        callApi(stack, 'POST', `/auth/v1/logout?scope=${scope}`, { token });
      assert.ok((await countReadableMessages(stack, session)) > 0);

      await signOut('local', session.access_token);
      assert.equal(
        await countReadableMessages(stack, session),
        0,
        'the token of the ended session must read nothing',
      );
      assert.equal(
        await isTokenValid(stack, session),
        false,
        'the token of the ended session must not authenticate',
      );
      assert.equal(
        await refreshLoginSession(stack, session),
        undefined,
        'the ended session must not be refreshed',
      );
      assert.ok((await countReadableMessages(stack, other)) > 0, 'the other session must stay');

      await signOut('global', other.access_token);
      assert.equal(await countReadableMessages(stack, other), 0);
    },
  },
  {
    name: 'delete an account',
    async run(stack) {
      await sendContactMessage(stack);
      const { email, password, session } = await createTestFounder(stack);
      await stack.deleteAccount(session.user.id);
      assert.equal(
        await logIn(stack, email, password),
        undefined,
        'the password of a deleted account must not log in',
      );
      assert.equal(
        await refreshLoginSession(stack, session),
        undefined,
        'the session of a deleted account must not be refreshed',
      );
      assert.equal(
        await countReadableMessages(stack, session),
        0,
        'the token of a deleted account must read nothing',
      );
    },
  },
];
