import { listen } from '@torsa/node-lib/listen';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { SITE } from '../testing.ts';
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

test('a reply is mailed once, in one thread, in text and HTML', async () => {
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

test('while the mail server is down a reply is queued, and sent once when it is back', async () => {
  await reply(await opened());
  await stopMailServer();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await passTime();
    expect(await empty()).toBe(1);
    // Put off: it is not tried again at once.
    expect(await empty()).toBe(0);
  }
  expect(await deliveries()).toEqual(['queued']);
  await startMailServer();
  await passTime();
  await empty();
  expect(await mails()).toHaveLength(1);
  expect(await deliveries()).toEqual(['sent']);
});

test('what was claimed and never settled is sent again under the same Message-ID', async () => {
  await reply(await opened());
  const [claimed] = await ask<{ mail_id: string }>('select * from public.claim_mails(10)');
  expect(await empty()).toBe(0);
  await ask('select private.release_mails()');
  await empty();
  expect((await mails()).map(({ messageId }) => messageId)).toEqual([
    `${claimed?.mail_id}@torsa.example`,
  ]);
});

test('an address that no mail can be sent to fails at once, and its neighbours do not', async () => {
  const stored = await opened();
  // Contact messages with such an address are refused now. Older ones are in the database.
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
      done(Object.assign(new Error('Nobody of that name'), { responseCode })),
  });
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  await reply(await opened());
  expect(await empty(await listen(server.server))).toBe(1);
  expect(await deliveries()).toEqual([delivery]);
  const [row] = await ask<{ last_error: string }>('select last_error from private.outbox');
  expect(row?.last_error).toContain('Nobody of that name');
});

test('staff get one mail for all messages that nobody took within ten minutes', async () => {
  const [first] = [
    await opened({ subject: 'One' }),
    await opened({ subject: 'Two' }),
    await opened({ subject: 'Taken' }),
  ];
  await ask(`update public.conversations set assignee = 'TM001' where subject = 'Taken'`);
  await empty();
  expect(await mails()).toEqual([]);
  await ask(`update public.conversations set waiting_since = now() - interval '11 minutes'`);
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
    '2 messages wait for an answer',
    '2 messages wait for an answer',
    '২টি বার্তা উত্তরের অপেক্ষায়',
  ]);
  expect(told[0]?.text).toMatch(/One[\s\S]*Two/);
  expect(told[0]?.text).not.toContain('Taken');
  expect(told[0]?.text).toMatch(new RegExp(`${SITE}(/bn)?/dashboard/inbox`));
  expect(first).not.toBe('');
});
