import { listenOnPort } from '@torsa/node-lib/listen';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { TEST_SITE_URL } from '../testing.ts';
import { LOCAL_MAIL_FROM } from './local-sending.ts';
import {
  ask,
  empty,
  mails,
  opened,
  reply,
  startMailServer,
  stopMailServer,
  useOutbox,
} from './testing/use-outbox.ts';

useOutbox();

const deliveries = async () =>
  (
    await ask<{ delivery: string }>(
      `select delivery from public.messages where kind = 'staff' order by number`,
    )
  ).map(({ delivery }) => delivery);

const passTime = () => ask(`update private.outbox set send_after = send_after - interval '1 day'`);

test("a reply email is sent once, in the conversation's thread, as plain text and HTML", async () => {
  const id = await opened({ email: 'ada+x@example.org', subject: 'a\r\nBcc: eve@example.org' });
  await reply(id);
  expect(await deliveries()).toEqual(['queued']);
  expect(await empty()).toBe(1);
  expect(await empty()).toBe(0);
  await reply(id, 'And one thing more');
  await empty();
  const [first, second, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    to: [{ address: 'ada+x@example.org' }],
    from: [{ name: 'Local at Torsa', address: LOCAL_MAIL_FROM }],
    subject: 'Re: a Bcc: eve@example.org',
    headers: { 'in-reply-to': `<conversation.${id}@torsa.example>` },
  });
  expect(first?.text).toContain('Dear Ada');
  expect(first?.html).toContain('Dear Ada');
  expect(second?.headers['in-reply-to']).toBe(`<${first?.messageId}>`);
  expect(second?.headers.references).toBe(
    `<conversation.${id}@torsa.example> <${first?.messageId}>`,
  );
  expect(second?.subject).toBe(first?.subject);
  expect(await deliveries()).toEqual(['sent', 'sent']);
});

test('§10.11 a reply email is queued while the mail server is down, and is sent once afterwards', async () => {
  await reply(await opened());
  await stopMailServer();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await passTime();
    expect(await empty()).toBe(1);
    // The email is postponed, so it is not retried immediately.
    expect(await empty()).toBe(0);
  }
  expect(await deliveries()).toEqual(['queued']);
  await startMailServer();
  await passTime();
  await empty();
  expect(await mails()).toHaveLength(1);
  expect(await deliveries()).toEqual(['sent']);
});

test('an email that an earlier process claimed but did not finish is sent again with the same Message-ID', async () => {
  await reply(await opened());
  const [claimed] = await ask<{ mail_id: string }>('select * from public.claim_mails(10)');
  expect(await empty()).toBe(0);
  await ask('select private.release_mails()');
  await empty();
  expect((await mails()).map(({ messageId }) => messageId)).toEqual([
    `${claimed?.mail_id}@torsa.example`,
  ]);
});

test('an email with an invalid address fails immediately, and the following emails are sent', async () => {
  const stored = await opened();
  // New contact messages with such an address are refused, but older rows can have one.
  await ask(
    'update public.conversations set email = $1 where id = $2',
    'a,eve@example.org',
    stored,
  );
  await reply(stored);
  await reply(await opened({ email: 'ok@example.org' }));
  await empty();
  expect((await mails()).map(({ to }) => to[0]?.address)).toEqual(['ok@example.org']);
  const failed = await ask('select from public.messages where delivery = $1', 'failed');
  expect(failed).toHaveLength(1);
});

test.each([
  [550, 'failed'],
  [451, 'queued'],
])('a reply that the mail server refuses with %i is %s', async (responseCode, delivery) => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such mailbox'), { responseCode })),
  });
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  await reply(await opened());
  expect(await empty(await listenOnPort(server.server))).toBe(1);
  expect(await deliveries()).toEqual([delivery]);
  const [row] = await ask<{ last_error: string }>('select last_error from private.outbox');
  expect(row?.last_error).toContain('No such mailbox');
});

test('each staff member gets one email for all unassigned conversations after ten minutes', async () => {
  for (const subject of ['One', 'Two', 'Taken']) await opened({ subject });
  await ask(`update public.conversations set assignee = 'TM001' where subject = 'Taken'`);
  await empty();
  expect(await mails()).toEqual([]);
  await ask(`update public.conversations
    set waiting_since = now() - case subject when 'One' then interval '12 minutes' else interval '11 minutes' end`);
  await ask(
    `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"language": "bn"}'
      where email = 'tl001@torsa.example'`,
  );
  await empty();
  await empty();
  const told = await mails();
  expect(told.map(({ to }) => to[0]?.address).sort()).toEqual([
    'founder001@staff.torsa.example',
    'tl001@torsa.example',
    'tm001@torsa.example',
  ]);
  expect(told.map(({ subject }) => subject).sort()).toEqual([
    '2 messages need a reply',
    '2 messages need a reply',
    '২টি বার্তার উত্তর বাকি',
  ]);
  expect(told[0]?.text).toMatch(/One[\s\S]*Two/);
  expect(told[0]?.text).not.toContain('Taken');
  expect(told[0]?.text).toMatch(new RegExp(`${TEST_SITE_URL}(/bn)?/dashboard/inbox`));
});

test('the email to staff names at most five files that the client sent since the last reply', async () => {
  await opened({ subject: 'One' });
  await ask(`update public.messages set kind = 'client'`);
  await ask(`insert into public.files (id, conversation_id, message_id, name, size, media_type, sha256, state, from_staff,
      uploader_name, ready_at, created_at)
    select gen_random_uuid(), m.conversation_id, m.id, 'shop-' || n || '.jpg', 4, 'image/jpeg', repeat('a', 64), 'ready',
      false, 'Asha', now(), now() + n * interval '1 second'
    from public.messages m, generate_series(1, 7) n`);
  await ask(`update public.conversations set waiting_since = now() - interval '11 minutes'`);
  await empty();
  const [mail] = await mails();
  expect(mail?.text).toContain(
    'Files: shop-1.jpg, shop-2.jpg, shop-3.jpg, shop-4.jpg, shop-5.jpg, and 2 more',
  );
});

test('a notification email is not sent if its conversations were deleted', async () => {
  await opened();
  await ask(`update public.conversations set waiting_since = now() - interval '11 minutes'`);
  await stopMailServer();
  await empty();
  await startMailServer();
  await ask('delete from public.conversations');
  await passTime();
  expect(await empty()).toBe(0);
  expect(await ask('select from private.outbox')).toEqual([]);
});

test('the outbox deletes the data of a sent email and never contains the text of a reply', async () => {
  const kept = () => ask<{ data: unknown }>('select data from private.outbox');
  await reply(await opened());
  expect(await kept()).toEqual([{ data: {} }]);
  await empty();
  await ask('delete from private.outbox');
  await opened();
  await ask(`update public.conversations set waiting_since = now() - interval '11 minutes'`);
  await empty();
  expect((await kept()).map(({ data }) => data)).toEqual([{}, {}, {}]);
});

test("a visitor’s subject is unchanged in emails, even if it equals one of the site's own sentences", async () => {
  const language = "jsonb_build_object('language', $1::text)";
  const choose = (chosen: string) =>
    ask(
      `update auth.users set raw_user_meta_data = raw_user_meta_data || ${language}
        where email = 'client@torsa.example'`,
      chosen,
    );
  await choose('bn');
  const id = await opened({ email: 'client@torsa.example', subject: 'Your message' });
  await ask(
    `update public.conversations set client_id = (select id from auth.users where email = 'client@torsa.example')
      where id = $1`,
    id,
  );
  await reply(id);
  await empty();
  const [mail] = await mails();
  expect(mail?.subject).toBe('Re: Your message');
  expect(mail?.from).toMatchObject([{ name: 'Local, তোর্সা' }]);
  await choose('en');
});
