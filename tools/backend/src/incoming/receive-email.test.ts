import { expect, test } from 'vitest';
import { ask, empty, mails, opened, reply, useOutbox } from '../outbox/testing/use-outbox.ts';
import { email, file, mixed, part } from './testing/mime.ts';
import { answered, hand, messagesOf, newest, outcome, useParser } from './testing/send-email.ts';

useOutbox();
useParser();

const bodies = async (conversation: string) =>
  (await messagesOf(conversation)).map(({ body }) => body);

const statusOf = async (conversation: string) =>
  (
    await ask<{ status: string }>(
      'select status from public.conversations where id = $1',
      conversation,
    )
  )[0]?.status;

test('an email to a reply address is stored once as a message, and its quotation separately for staff', async () => {
  const { conversation, to } = await answered();
  const mail = email(
    'Ada <ADA@example.org>',
    'Subject: Re: Hello',
    'Thanks!\r\n\r\nOn Sunday, Local wrote:\r\n> Dear Ada',
  );
  expect(await outcome(to.toUpperCase(), mail)).toEqual({ result: 'added' });
  expect(await outcome(to, mail)).toEqual({ result: 'known' });
  expect(await bodies(conversation)).toEqual(['Hi', 'Dear Ada', 'Thanks!']);
  expect(await newest(conversation)).toMatchObject({
    quotation: 'On Sunday, Local wrote:\n> Dear Ada',
    sender_address: '',
  });
  await reply(conversation, 'Welcome');
  await empty();
  expect((await mails()).at(-1)?.headers['in-reply-to']).toMatch(/@example\.org>$/);
});

test('a client’s email to the company’s address is added to the conversation whose signed Message-ID it refers to', async () => {
  const { conversation, messageId } = await answered();
  const head = `In-Reply-To: <${messageId}>`;
  expect(
    await outcome('hello@torsa.example', email('eve@example.org', head, 'Mine')),
  ).toMatchObject({
    smtp: 550,
  });
  expect(await outcome('hello@torsa.example', email('ada@example.org', head, 'Thanks'))).toEqual({
    result: 'added',
  });
  expect(await statusOf(conversation)).toBe('open');
});

test('an email with a forged sender is refused if it refers only to Message-IDs without a valid signature', async () => {
  const { conversation } = await answered();
  const [message] = await messagesOf(conversation);
  const first = email('ada@example.org', 'Subject: x', 'First');
  await ask(
    `update private.message_origins set mail_id = 'guessed@example.org' where message_id = $1`,
    message?.id,
  );
  for (const id of [
    `conversation.${conversation}@torsa.example`,
    `message.${message?.id}@torsa.example`,
    `message.${message?.id}.${'0'.repeat(21)}@torsa.example`,
    'guessed@example.org',
  ]) {
    const head = `References: <${id}>\r\nIn-Reply-To: <${id}>`;
    expect(
      await outcome('hello@torsa.example', email('ada@example.org', head, 'Mine')),
    ).toMatchObject({ smtp: 550 });
  }
  expect(first).toContain('First');
  expect(await bodies(conversation)).toEqual(['Hi', 'Dear Ada']);
});

test("a request with an unknown reply token or without the signature is refused before the email's content is read", async () => {
  const { conversation, to } = await answered();
  const forged = to.replace(/.@/, (last) => (last === '0@' ? '1@' : '0@'));
  const mail = email('ada@example.org', 'Subject: x', 'Mine');
  expect(await outcome(forged, mail)).toMatchObject({
    smtp: 550,
    message: expect.stringMatching(/^This address only takes replies/),
  });
  expect(await outcome(forged, undefined)).toMatchObject({ smtp: 550 });
  expect(await outcome(to, undefined)).toEqual({ result: 'welcome' });
  expect((await hand(to, mail, { secret: 'guessed' })).status).toBe(401);
  expect(await bodies(conversation)).toEqual(['Hi', 'Dear Ada']);
});

test.each([
  ['ada@example.org', 'ADA@Example.org', ''],
  ['adaroy@gmail.com', 'ada.roy@gmail.com', 'ada.roy@gmail.com'],
  ['ada+web@example.org', 'ada@example.org', 'ada@example.org'],
  ['ada@example.org', 'ada@work.example', 'ada@work.example'],
])(
  'the token accepts %s writing as %s, and staff see the other address',
  async (own, from, shown) => {
    const { conversation, to } = await answered({ email: own });
    expect(await outcome(to, email(`Ada <${from}>`, 'Subject: Re', 'Hello again'))).toEqual({
      result: 'added',
    });
    expect(await newest(conversation)).toMatchObject({
      body: 'Hello again',
      sender_address: shown,
    });
  },
);

test('two incoming emails with the same Message-ID and different texts are both stored', async () => {
  const { conversation, to } = await answered();
  const same = (text: string) =>
    `From: ada@example.org\r\nMessage-ID: <1@localhost>\r\n\r\n${text}`;
  expect(await outcome(to, same('One'))).toEqual({ result: 'added' });
  expect(await outcome(to, same('Two'))).toEqual({ result: 'added' });
  expect(await outcome(to, same('Two'))).toEqual({ result: 'known' });
  const other = await answered({ email: 'ada@example.org' });
  expect(await outcome(other.to, same('One'))).toEqual({ result: 'added' });
  expect((await bodies(conversation)).slice(2)).toEqual(['One', 'Two']);
});

test('an email with only an attachment becomes a message with that attachment', async () => {
  const { conversation, to } = await answered();
  expect(await outcome(to, mixed(part('text/plain', '', ''), file('brief.pdf', '%PDF')))).toEqual({
    result: 'added',
  });
  expect(await newest(conversation)).toMatchObject({
    body: 'brief.pdf',
    files: [{ name: 'brief.pdf', type: 'application/pdf', size: 4, content: '%PDF' }],
  });
});

test('an email with only an inline photo becomes a message with that photo', async () => {
  const { conversation, to } = await answered();
  const html = part('text/html', '', '<html><body><img src="cid:1"></body></html>');
  const photo = part('image/jpeg', 'Content-Disposition: inline\r\nContent-ID: <1>', 'JPEG');
  expect(await outcome(to, mixed(html, photo))).toEqual({ result: 'added' });
  expect(await newest(conversation)).toMatchObject({
    body: 'file.jpg',
    files: [{ name: 'file.jpg' }],
  });
});

test('an email with text and an attachment of 300 KB is stored with the attachment', async () => {
  const { conversation, to } = await answered();
  const content = 'x'.repeat(300_000);
  expect(
    await outcome(to, mixed(part('text/plain', '', 'See the file.'), file('plan.txt', content))),
  ).toEqual({ result: 'added' });
  expect(await newest(conversation)).toMatchObject({
    body: 'See the file.',
    files: [{ name: 'plan.txt', size: 300_000, content }],
  });
});

test('the stored message names attachments above the limit and contains the email text', async () => {
  const { conversation, to } = await answered();
  const big = file('film.mov', 'x'.repeat(5_300_000), 'video/quicktime');
  const text = part('text/plain', '', 'See the film.');
  expect(await outcome(to, mixed(text, big, file('a.txt', 'a')))).toEqual({ result: 'added' });
  const stored = await newest(conversation);
  expect(stored.body).toBe('See the film.\n\n1 file was not accepted: film.mov, 5.3 MB');
  expect(stored.files.map(({ name }) => name)).toEqual(['a.txt']);
});

test("attachments above a sender's storage limit are dropped, and the email texts are still stored", async () => {
  const { conversation, to } = await answered();
  await ask(
    `update private.rate_limits set maximum = 150000 where name = 'attachment sender bytes'`,
  );
  try {
    const send = () =>
      outcome(to, mixed(part('text/plain', '', 'Text'), file('a.txt', 'x'.repeat(100_000))));
    expect(await send()).toEqual({ result: 'added' });
    expect(await send()).toEqual({ result: 'added' });
    expect(await newest(conversation)).toMatchObject({
      body: 'Text\n\n1 file was not accepted: a.txt, 100 KB',
      files: [],
    });
    expect((await answered()).to).not.toBe(to);
  } finally {
    await ask(
      `update private.rate_limits set maximum = 20000000 where name = 'attachment sender bytes'`,
    );
  }
});

test('an email with only a subject is stored with this text, and an empty email is refused with an explanation', async () => {
  const { conversation, to } = await answered();
  const subject = email('ada@example.org', 'Subject: =?utf-8?q?Yes=2C_caf=C3=A9?=', '');
  expect(await outcome(to, subject)).toEqual({ result: 'added' });
  expect((await newest(conversation)).body).toBe('Yes, café');
  expect(await outcome(to, email('ada@example.org', 'Subject: ', ' '))).toEqual({
    smtp: 554,
    message: 'This email has no text, no subject and no files. Write something and send it again.',
  });
});

test('an unparsable email is refused permanently, and a Message-ID of 10 KB is ignored', async () => {
  const { conversation, to } = await answered();
  const nested = Array.from(
    { length: 2_000 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
  ).join('');
  expect(await outcome(to, `From: ada@example.org\r\n${nested}`)).toMatchObject({ smtp: 554 });
  const long = `From: ada@example.org\r\nMessage-ID: <${'a'.repeat(10_800)}@x>\r\n\r\nYes`;
  expect(await outcome(to, long)).toEqual({ result: 'added' });
  expect(await outcome(to, long)).toEqual({ result: 'known' });
  expect(await bodies(conversation)).toEqual(['Hi', 'Dear Ada', 'Yes']);
});

test('a sender of too many emails gets a temporary refusal, and other senders are not affected', async () => {
  const { to } = await answered();
  const other = await answered();
  await ask(`update private.rate_counts set reached = 30 where name = 'mail sender'`);
  await ask(`update private.rate_limits set maximum = 1 where name = 'mail sender'`);
  try {
    const send = (address: string) =>
      outcome(address, email('ada@example.org', 'Subject: x', 'Yes'));
    expect(await send(to)).toEqual({ result: 'added' });
    expect(await send(to)).toEqual({
      smtp: 450,
      message: 'Too many emails came from this address. Your email will be sent again later.',
    });
    expect(await send(other.to)).toEqual({ result: 'added' });
  } finally {
    await ask(`update private.rate_limits set maximum = 30 where name = 'mail sender'`);
  }
});

test('an automatic reply does not reopen a closed conversation, and a person’s email does', async () => {
  const { conversation, to } = await answered();
  const send = (head: string, text: string) => outcome(to, email('ada@example.org', head, text));
  expect(await send('X-Auto-Response-Suppress: All', 'Away')).toEqual({ result: 'added' });
  expect((await newest(conversation)).body).toBe('Away');
  expect(await statusOf(conversation)).toBe('waiting');
  expect(await send('Auto-Submitted: no', 'Back')).toEqual({ result: 'added' });
  expect(await statusOf(conversation)).toBe('open');
});

test("the project's emails suppress automatic replies, and emails without an author are marked as automatic", async () => {
  const { conversation } = await answered();
  expect((await mails()).at(-1)?.headers).toMatchObject({
    'x-auto-response-suppress': 'OOF, AutoReply',
  });
  expect((await mails()).at(-1)?.headers).not.toHaveProperty('auto-submitted');
  await ask(
    `update public.conversations set status = 'open', waiting_since = now() - interval '11 minutes' where id = $1`,
    conversation,
  );
  await ask(`update public.conversations set notified_at = null, assignee = null`);
  await empty();
  expect((await mails()).at(-1)?.headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
  expect(await opened()).not.toBe('');
});
