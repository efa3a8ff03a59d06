import { randomUUID } from 'node:crypto';
import { freePort } from '@torsa/node-lib/free-port';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queryAccounts } from '../accounts.ts';
import type { LocalApp } from '../embedded-app.ts';
import { type Inbox, startInbox } from '../inbox/inbox-server.ts';
import type { Mail } from '../inbox/mail-store.ts';
import { testDatabase } from '../test-database.ts';
import { SITE } from '../testing.ts';
import { emptyOutbox } from './empty-outbox.ts';
import { LOCAL_MAIL_FROM, localDelivery } from './local-delivery.ts';
import { RECEIVE_MAIL, receiveMail } from './receive-mail.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { sign } from './shared-mail.ts';

const SECRET = 'of this test';
const MEMBER = '00000000-0000-4000-8000-000000000003';

let app: LocalApp;
let remove: () => Promise<void>;
let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let inbox: Inbox;
let smtpPort: number;

const ask = <Row>(sql: string, ...values: unknown[]) => queryAccounts<Row>(app, sql, values);

const startMailServer = async (): Promise<void> => {
  inbox = await startInbox({ webPort: await freePort(), smtpPort, mailDir: folder.path });
};

beforeAll(async () => {
  ({ app, remove } = await testDatabase());
  folder = await makeTempFolder();
  smtpPort = await freePort();
  await startMailServer();
  await ask(
    `insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $1, now(), now())`,
    MEMBER,
  );
});

afterAll(async () => {
  await inbox.close();
  await remove();
  await folder.remove();
});

beforeEach(async () => {
  await ask('delete from public.conversations');
  await ask('delete from private.outbox');
  await fetch(`${inbox.url}/email/all`, { method: 'DELETE' });
});

const empty = () =>
  emptyOutbox({
    app,
    settings: { from: LOCAL_MAIL_FROM, siteUrl: SITE },
    deliver: localDelivery(smtpPort),
  });

const mails = async () => (await (await fetch(`${inbox.url}/email`)).json()) as readonly Mail[];

/** The conversation of a new contact message. */
async function opened(
  row: { email?: string; subject?: string; message?: string } = {},
): Promise<string> {
  const { email = 'ada@example.org', subject = 'Hello', message = 'Hi' } = row;
  await ask(
    `insert into public.contact_messages (name, email, subject, message) values ('Ada', $1, $2, $3)`,
    email,
    subject,
    message,
  );
  const [made] = await ask<{ id: string }>(
    'select id from public.conversations order by created_at desc limit 1',
  );
  return made?.id ?? '';
}

/** Replies as the team member, whose session the statement sees. */
async function reply(conversation: string, body = 'Dear Ada'): Promise<void> {
  const claims = JSON.stringify({ sub: MEMBER, session_id: MEMBER, role: 'authenticated' });
  await ask(
    `select public.send_reply($1, $2, c.version, $3) from public.conversations c,
      set_config('request.jwt.claims', $4, true) as claims, set_config('request.jwt.claim.sub', $5, true) as sub
      where c.id = $1`,
    conversation,
    body,
    randomUUID(),
    claims,
    MEMBER,
  );
}

const deliveries = async () =>
  (
    await ask<{ delivery: string }>(
      `select delivery from public.messages where kind = 'staff' order by number`,
    )
  ).map(({ delivery }) => delivery);

const passTime = () => ask(`update private.outbox set send_after = send_after - interval '1 day'`);

/** Hands in a mail as the mail server does. */
async function hand(recipient: string, mail: string, secret = SECRET) {
  const body = JSON.stringify({ recipient, source: Buffer.from(mail).toString('base64') });
  const time = String(Date.now());
  const headers = { 'x-signed-at': time, 'x-signature': await sign(secret, time, body) };
  const request = new Request(`http://localhost:1${RECEIVE_MAIL}`, {
    method: 'POST',
    headers,
    body,
  });
  return receiveMail(app, SECRET, request);
}

const answerTo = (from: string, head: string, text: string) =>
  `From: ${from}\r\nMessage-ID: <${randomUUID()}@example.org>\r\n${head}\r\n\r\n${text}\r\n`;

const bodies = async (conversation: string) =>
  (
    await ask<{ body: string }>(
      'select body from public.messages where conversation_id = $1 order by number',
      conversation,
    )
  ).map(({ body }) => body);

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
  await inbox.close();
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
  const [claimed] = await ask<{ message_id: string }>('select * from public.claim_mails(10)');
  expect(await empty()).toBe(0);
  await ask('select private.release_mails()');
  await empty();
  expect((await mails()).map(({ messageId }) => messageId)).toEqual([
    `message.${claimed?.message_id}@torsa.example`,
  ]);
});

test('an address that no mail can be sent to fails at once, and its neighbours do not', async () => {
  await reply(await opened({ email: 'a,eve@example.org' }));
  await reply(await opened({ email: 'ok@example.org' }));
  await empty();
  expect((await mails()).map(({ to }) => to[0]?.address)).toEqual(['ok@example.org']);
  const failed = await ask('select from public.messages where delivery = $1', 'failed');
  expect(failed).toHaveLength(1);
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
  await empty();
  await empty();
  const told = await mails();
  expect(told.map(({ to }) => to[0]?.address).sort()).toEqual([
    'founder001@staff.torsa.example',
    'tl001@torsa.example',
    'tm001@torsa.example',
  ]);
  expect(told[0]?.text).toMatch(/One[\s\S]*Two/);
  expect(told[0]?.text).not.toContain('Taken');
  expect(told[0]?.text).toContain(`${SITE}/dashboard/inbox`);
  expect(first).not.toBe('');
});

test('an answer comes back by the address of the reply, without what it quotes', async () => {
  const id = await opened();
  await reply(id);
  await empty();
  const [sent] = await mails();
  const to = /<(.*)>/.exec(sent?.headers['reply-to'] ?? '')?.[1] ?? '';
  const mail = answerTo(
    'Ada <ADA@example.org>',
    'Subject: Re: Hello',
    `Thanks!\r\n\r\nOn Sunday, Local wrote:\r\n> Dear Ada`,
  );
  expect(await (await hand(to.toUpperCase(), mail)).json()).toEqual({ result: 'added' });
  expect(await (await hand(to, mail)).json()).toEqual({ result: 'known' });
  expect(await bodies(id)).toEqual(['Hi', 'Dear Ada', 'Thanks!']);
  await reply(id, 'Welcome');
  await empty();
  expect((await mails()).at(-1)?.headers['in-reply-to']).toMatch(/@example\.org>$/);
});

test('and by what it answers', async () => {
  const id = await opened();
  await reply(id);
  await empty();
  const [sent] = await mails();
  const mail = answerTo('ada@example.org', `In-Reply-To: <${sent?.messageId}>`, 'Thanks');
  expect(await (await hand('hello@torsa.example', mail)).json()).toEqual({ result: 'added' });
  const [conversation] = await ask('select status from public.conversations where id = $1', id);
  expect(conversation).toEqual({ status: 'open' });
});

test('nobody else gets in, nor with a token that is made up, nor without the signature', async () => {
  const id = await opened();
  await reply(id);
  await empty();
  const [sent] = await mails();
  const to = /<(.*)>/.exec(sent?.headers['reply-to'] ?? '')?.[1] ?? '';
  const result = async (recipient: string, mail: string) =>
    ((await (await hand(recipient, mail)).json()) as { result: string }).result;
  expect(await result(to, answerTo('eve@example.org', 'Subject: x', 'Mine'))).toBe('unknown');
  const forged = to.replace(/.@/, (last) => (last === '0@' ? '1@' : '0@'));
  expect(await result(forged, answerTo('ada@example.org', 'Subject: x', 'Mine'))).toBe('unknown');
  expect(
    await result('hello@torsa.example', answerTo('ada@example.org', 'Subject: Re: Hello', 'Mine')),
  ).toBe('unknown');
  expect(
    (await hand(to, answerTo('ada@example.org', 'Subject: x', 'Mine'), 'guessed')).status,
  ).toBe(401);
  expect(await bodies(id)).toEqual(['Hi', 'Dear Ada']);
});

test('a machine’s answer opens nothing again', async () => {
  const id = await opened();
  await reply(id);
  await empty();
  const [sent] = await mails();
  const mail = answerTo(
    'ada@example.org',
    `In-Reply-To: <${sent?.messageId}>\r\nAuto-Submitted: auto-replied`,
    'Away',
  );
  expect(await (await hand('hello@torsa.example', mail)).json()).toEqual({ result: 'added' });
  const [conversation] = await ask(
    'select status, waiting_since from public.conversations where id = $1',
    id,
  );
  expect(conversation).toEqual({ status: 'waiting', waiting_since: null });
});

test('the inbox hands a mail to a reply’s address over, and tells the sender when it is refused', async () => {
  const port = await freePort();
  const taken: string[] = [];
  const own = await startInbox({
    webPort: await freePort(),
    smtpPort: port,
    mailDir: `${folder.path}/own`,
    handOver: async (recipient) => {
      taken.push(recipient);
      if (recipient.startsWith('reply+no'))
        throw Object.assign(new Error('Not yours'), { responseCode: 550 });
    },
  });
  const send = (to: string) =>
    sendBySmtp(port, { from: 'a@b.example', to, source: 'Subject: x\r\n\r\nHi\r\n' });
  await send('someone@torsa.example');
  await send('reply+yes@torsa.example');
  await expect(send('reply+no@torsa.example')).rejects.toMatchObject({ isFinal: true });
  expect(taken).toEqual(['reply+yes@torsa.example', 'reply+no@torsa.example']);
  await own.close();
});
