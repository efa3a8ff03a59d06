import { getPersonAccountId, readAccessTestPeople } from './who-reads-people.ts';
import type { TextInput, TextInputRowIds } from './who-reads-rules.ts';

const { visitor, clientA, clientB, attacker, moved, newOwner, unconfirmed } = readAccessTestPeople;
const { formerStaff, member, leader, founder } = readAccessTestPeople;
/** The staff members who get an email about unanswered conversations. */
const notified = [member, leader, founder, formerStaff];

/**
 * The API calls and emails through which test texts enter conversations: contact form, portal, email, and a change of
 * email address.
 */
export const conversationTextInputs = ({ keep, id }: TextInputRowIds): readonly TextInput[] => [
  {
    name: 'contact form, without an account; staff reply',
    fact: { about: 'conversation', mailedTo: [visitor] },
    run: async (world, text) => {
      keep('visit', await world.form(visitor, visitor.email, text));
      await world.reply(id('visit'), 'Thank you');
    },
  },
  {
    name: 'contact form, client A logged in, with the own address',
    fact: { about: 'conversation', owner: clientA },
    run: async (world, text) => {
      keep('talk of A', await world.form(clientA, clientA.email.toUpperCase(), text));
    },
  },
  {
    name: 'contact form, subject of client A, who waits for an answer',
    fact: { about: 'conversation', owner: clientA, mailedTo: notified },
    run: (world, subject) => world.form(clientA, clientA.email, 'Hello', { subject }),
  },
  {
    name: 'contact form, name that client A typed and waits',
    fact: { about: 'conversation', owner: clientA, mailedTo: notified },
    run: (world, name) => world.form(clientA, clientA.email, 'Hello', { name }),
  },
  {
    name: 'contact form, page that client A came from',
    fact: { about: 'conversation', owner: clientA },
    run: (world, text) => world.form(clientA, clientA.email, 'Hello', { page: `/${text}` }),
  },
  {
    name: 'contact form, chat of client A before the message',
    fact: { about: 'conversation', owner: clientA },
    run: (world, text) => world.form(clientA, clientA.email, `Hello\n--- Chat ---\nbot: ${text}`),
  },
  {
    name: 'contact form, without an account, with the address of client A; staff reply',
    fact: { about: 'conversation', mailedTo: [clientA] },
    run: async (world, text) => {
      keep('typed address', await world.form(visitor, clientA.email, text));
      await world.reply(id('typed address'), 'Thank you');
    },
  },
  {
    name: 'contact form, attacker logged in, with the address of client A; the reply quotes it',
    fact: { about: 'conversation', writer: attacker, mailedTo: [clientA] },
    run: async (world, text) => {
      keep('talk of attacker', await world.form(attacker, clientA.email, text));
    },
  },
  {
    name: 'reply to the attacker’s message with the address of client A',
    fact: { about: 'conversation', mailedTo: [clientA] },
    run: (world, text) => world.reply(id('talk of attacker'), text),
  },
  {
    name: 'email of client A to the attacker’s message with that address',
    fact: { about: 'conversation' },
    run: (world, text) => world.email(id('talk of attacker'), clientA.email, text),
  },
  {
    name: 'name of the attacker’s account, which wrote with the address of client A',
    fact: { about: 'conversation', writer: attacker },
    run: async (world, text) => {
      await world.saveProfile(attacker, text, '', '');
      await world.form(attacker, clientA.email, 'Hello');
    },
  },
  {
    name: 'contact form, an account that never confirmed its address; staff reply',
    fact: { about: 'conversation', mailedTo: [unconfirmed] },
    run: async (world, text) => {
      await world.reply(await world.form(unconfirmed, unconfirmed.email, text), 'Thank you');
    },
  },
  {
    name: 'message of client A in the portal, which the reply quotes',
    fact: { about: 'conversation', owner: clientA, mailedTo: [clientA] },
    run: (world, text) => world.write(clientA, id('talk of A'), text),
  },
  {
    name: 'reply to client A',
    fact: { about: 'conversation', owner: clientA, mailedTo: [clientA] },
    run: (world, text) => world.reply(id('talk of A'), text),
  },
  {
    name: 'internal note in the conversation of client A',
    fact: { about: 'inbox' },
    run: (world, text) => world.note(id('talk of A'), text),
  },
  {
    name: 'canned reply',
    fact: { about: 'inbox' },
    run: (world, text) => world.call(leader, `public.save_canned_reply('${text}', 'Body')`),
  },
  {
    name: 'message of client A in a conversation that staff mark as spam',
    fact: { about: 'conversation', owner: clientA },
    run: async (world, text) => {
      const conversation = await world.form(clientA, clientA.email, text);
      await world.setStatus(conversation, 'spam');
    },
  },
  {
    name: 'email from the address of client A, without a token',
    fact: { about: 'conversation', owner: clientA },
    run: (world, text) => world.email(id('talk of A'), clientA.email, text),
  },
  {
    name: 'email from another address, without a token',
    fact: { about: 'nothing stored' },
    run: (world, text) => world.email(id('talk of A'), attacker.email, text),
  },
  {
    name: 'email from another address, with the token of a reply that client A forwarded; the next reply quotes it',
    fact: { about: 'conversation', owner: clientA, mailedTo: [clientA] },
    run: async (world, text) => {
      await world.email(id('talk of A'), clientB.email, text, { by: 'token' });
      await world.reply(id('talk of A'), 'Thank you');
    },
  },
  {
    name: 'reply after the email with a forwarded token',
    fact: { about: 'conversation', owner: clientA, mailedTo: [clientA] },
    run: (world, text) => world.reply(id('talk of A'), text),
  },
  {
    name: 'address of a sender with the token of a reply that client A forwarded',
    fact: { about: 'inbox' },
    run: (world, text) =>
      world.email(id('talk of A'), `${text}@example.org`, 'With a token', { by: 'token' }),
  },
  {
    name: 'quotation in an email of client A',
    fact: { about: 'conversation', owner: clientA },
    run: (world, quotation) =>
      world.email(id('talk of A'), clientA.email, 'With a quotation', { quotation }),
  },
  {
    name: 'quotation in an email with a forwarded token',
    fact: { about: 'inbox' },
    run: (world, quotation) =>
      world.email(id('talk of A'), clientB.email, 'Theirs', { by: 'token', quotation }),
  },
  {
    name: 'file in an email of client A',
    fact: { about: 'conversation', owner: clientA },
    run: (world, file) => world.email(id('talk of A'), clientA.email, 'With a file', { file }),
  },
  {
    name: 'file in an email with a forwarded token',
    fact: { about: 'conversation', owner: clientA },
    run: (world, file) =>
      world.email(id('talk of A'), clientB.email, 'Their file', { by: 'token', file }),
  },
  {
    name: 'file that client A uploads and sends in the portal',
    fact: { about: 'conversation', owner: clientA },
    run: async (world, text) => {
      const file = await world.upload(clientA, text, { conversation: id('talk of A') });
      await world.write(clientA, id('talk of A'), 'With a file', [file]);
    },
  },
  {
    name: 'file that client A uploads and has not sent',
    fact: { about: 'profile', of: clientA },
    run: (world, text) => world.upload(clientA, text, { conversation: id('talk of A') }),
  },
  {
    name: 'file with a reply to client A',
    fact: { about: 'conversation', owner: clientA, mailedTo: [clientA] },
    run: async (world, text) => {
      const file = await world.upload(leader, text, { conversation: id('talk of A') });
      await world.reply(id('talk of A'), 'With a file', leader, [file]);
    },
  },
  {
    name: 'reason why the email to a visitor could not be delivered',
    fact: { about: 'inbox' },
    run: async (world, text) => {
      await world.sendEmails();
      await world.ask('', `select public.report_undelivered('${id('visit')}', null, '${text}')`);
    },
  },
  {
    name: 'message of the moved client, before the change of address',
    fact: { about: 'conversation', owner: moved, mailedTo: [newOwner] },
    run: async (world, text) => {
      keep('talk of moved', await world.form(moved, newOwner.email, text));
      await world.reply(id('talk of moved'), 'Thank you');
      await world.sendEmails();
    },
  },
  {
    name: 'reply after the change of address',
    fact: { about: 'conversation', owner: moved, mailedTo: [moved] },
    run: async (world, text) => {
      await world.moveTo(moved, moved.email);
      await world.signUp(getPersonAccountId(newOwner), newOwner.email, 'New Owner');
      await world.write(moved, id('talk of moved'), 'From my new address');
      await world.reply(id('talk of moved'), text);
    },
  },
  {
    name: 'email from the former address, without a token',
    fact: { about: 'nothing stored' },
    run: (world, text) => world.email(id('talk of moved'), newOwner.email, text),
  },
  {
    name: 'email from the former address, with the token of an earlier reply',
    fact: { about: 'conversation', owner: moved },
    run: (world, text) => world.email(id('talk of moved'), newOwner.email, text, { by: 'token' }),
  },
  {
    name: 'contact form, new owner of the former address',
    fact: { about: 'conversation', owner: newOwner },
    run: (world, text) => world.form(newOwner, newOwner.email, text),
  },
];
