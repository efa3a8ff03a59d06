import { strict as assert } from 'node:assert';
import { logIn, newAddress, refresh, signUp, tokenWorks } from '../account.ts';
import { call } from '../call.ts';
import type { Journey } from '../journey.ts';
import { newMail } from '../mailbox.ts';
import { openMail } from '../open-mail.ts';
import {
  addStaff,
  choosePassword,
  leaveMessage,
  messagesRead,
  mustLogIn,
  newClient,
  newFounder,
  newPassword,
  recover,
} from '../people.ts';

export const staffJourneys: readonly Journey[] = [
  {
    name: 'invite somebody to the staff',
    async run(stack) {
      await leaveMessage(stack);
      const { session } = await newFounder(stack);
      assert.equal(session.user.app_metadata.role, 'founder');
      const later = (await refresh(stack, session))?.user;
      assert.equal(later?.app_metadata.role, 'founder', 'also once the session is refreshed');
      assert.equal(later?.user_metadata.role, 'founder', 'in both, as the site reads it');
      assert.ok((await messagesRead(stack, session)) > 0, 'a founder reads messages');
    },
  },
  {
    name: 'somebody else signs up with a staff address first',
    async run(stack, note) {
      await leaveMessage(stack);
      const [email, theirs] = [newAddress(), newPassword()];
      await addStaff(stack, email);
      const { status } = await signUp(stack, email, theirs);
      note('sign-up with a staff address', status);
      await openMail(stack, await newMail(stack, email));
      assert.equal(await logIn(stack, email, theirs), undefined, 'the password of somebody else');

      const own = await recover(stack, email, newPassword());
      assert.equal(own.user.app_metadata.role, 'founder');
      assert.equal(await logIn(stack, email, theirs), undefined, 'nor does it open it later');
    },
  },
  {
    name: 'an address that has an account becomes staff',
    async run(stack) {
      await leaveMessage(stack);
      const { email, password, session } = await newClient(stack);
      const device = await mustLogIn(stack, email, password);
      await addStaff(stack, email);
      const invitation = await stack.invitation(email);
      assert.ok(await tokenWorks(stack, session), 'the session stays before the owner accepts');
      const still = await mustLogIn(stack, email, password);
      assert.equal(still.user.app_metadata.role, 'user', 'the account is a client’s as before');
      assert.equal((await refresh(stack, device))?.user.app_metadata.role, 'user');
      assert.equal(await messagesRead(stack, still), 0);

      const chosen = newPassword();
      await choosePassword(stack, await openMail(stack, invitation), chosen);
      assert.equal(await logIn(stack, email, password), undefined, 'the password of before');
      for (const before of [session, device, still]) {
        assert.equal(await refresh(stack, before), undefined, 'a session of before');
        assert.equal(await tokenWorks(stack, before), false, 'a token of before');
        assert.equal(await messagesRead(stack, before), 0);
      }
      const own = await mustLogIn(stack, email, chosen);
      assert.equal(own.user.app_metadata.role, 'founder');
      assert.ok((await messagesRead(stack, own)) > 0, 'who accepts is founder');
      assert.equal(await openMail(stack, invitation), undefined, 'the link works once');
    },
  },
  {
    name: 'an invitation of an account is removed',
    async run(stack) {
      const { email, password, session } = await newClient(stack);
      const staff_id = await addStaff(stack, email);
      const invitation = await stack.invitation(email);
      const { session: founder } = await newFounder(stack);
      const removal = { staff_id, seen_version: 1 };
      const { status } = await call(stack, 'POST', '/rest/v1/rpc/remove_staff', {
        token: founder.access_token,
        body: removal,
      });
      assert.equal(status, 204);
      assert.ok(await tokenWorks(stack, session), 'the session stays');
      await mustLogIn(stack, email, password);
      assert.equal(await openMail(stack, invitation), undefined, 'the link of the invitation');
    },
  },
];
