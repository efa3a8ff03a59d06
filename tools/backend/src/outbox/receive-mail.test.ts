import { randomUUID } from 'node:crypto';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { startInbox } from '../inbox/inbox-server.ts';
import { RECEIVE_MAIL, receiveMail } from './receive-mail.ts';
import { sign } from './shared-mail.ts';
import {
  ask,
  empty,
  folder,
  mails,
  opened,
  reply,
  theApp,
  useOutbox,
} from './testing/use-outbox.ts';

const SECRET = 'of this test';

useOutbox();

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
  return receiveMail(theApp(), SECRET, request);
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
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const send = (to: string) => transport.sendMail({ from: 'a@b.example', to, text: 'Hi' });
  await send('someone@torsa.example');
  await send('reply+yes@torsa.example');
  await expect(send('reply+no@torsa.example')).rejects.toMatchObject({ responseCode: 550 });
  expect(taken).toEqual(['reply+yes@torsa.example', 'reply+no@torsa.example']);
  await own.close();
});
