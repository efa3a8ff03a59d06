import { strict as assert } from 'node:assert';
import { logIn, newAddress, refresh, signUp, tokenWorks } from '../account.ts';
import type { Journey } from '../journey.ts';
import { newMail } from '../mailbox.ts';
import { openMail } from '../open-mail.ts';
import {
  addStaff,
  leaveMessage,
  messagesRead,
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
      const before = await newClient(stack);
      await addStaff(stack, before.email);
      assert.equal(await logIn(stack, before.email, before.password), undefined, 'old password');
      assert.equal(await refresh(stack, before.session), undefined, 'the old session');
      assert.equal(await tokenWorks(stack, before.session), false, 'the old token');
      assert.equal(await messagesRead(stack, before.session), 0);

      const own = await recover(stack, before.email, newPassword());
      assert.ok((await messagesRead(stack, own)) > 0, 'who has the mailbox is founder');
    },
  },
];
