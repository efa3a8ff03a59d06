import { expect, test } from 'vitest';
import { ask, useOutbox } from '../outbox/testing/use-outbox.ts';
import { email } from './testing/mime.ts';
import { answered, messagesOf, outcome, type Sent, useParser } from './testing/send-email.ts';

useOutbox();
useParser();

const COMPANY = 'hello@torsa.example';

interface Report {
  readonly action?: string;
  readonly status?: string;
  readonly diagnostic?: string;
  /** The headers of the returned email. */
  readonly returned: string;
}

/** A report in the format of RFC 3464, as Postfix, Gmail and Exchange send it. */
const report = ({ action = 'failed', status = '5.1.1', diagnostic, returned }: Report) =>
  email(
    'MAILER-DAEMON@mx.example.org (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender\r\nAuto-Submitted: auto-replied\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b',
    [
      '--b\r\nContent-Type: text/plain\r\n\r\nI am sorry to inform you that your message could not be delivered.',
      `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.org\r\n\r\nFinal-Recipient: rfc822; ada@example.org\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; ${diagnostic ?? '550 5.1.1 <ada@example.org>:\r\n Recipient address rejected: User unknown'}`,
      `--b\r\nContent-Type: text/rfc822-headers\r\n\r\n${returned}`,
      '--b--',
    ].join('\r\n'),
  );

const headersOf = ({ messageId, to }: Sent) =>
  `Message-ID: <${messageId}>\r\nReply-To: <${to}>\r\nSubject: Re: Hello`;

const replyOf = async ({ conversation }: Sent) => (await messagesOf(conversation))[1];

const statusOf = async ({ conversation }: Sent) =>
  (
    await ask<{ status: string }>(
      'select status from public.conversations where id = $1',
      conversation,
    )
  )[0]?.status;

test.each([
  ['the address of the reply', (sent: Sent) => sent.to],
  ['our own address', () => COMPANY],
])('a report to %s marks the reply as failed, with the reason', async (_, recipient) => {
  const sent = await answered();
  const source = report({ returned: headersOf(sent) });
  expect(await outcome(recipient(sent), source, { sender: '' })).toEqual({ result: 'reported' });
  expect(await replyOf(sent)).toMatchObject({
    delivery: 'failed',
    delivery_problem: '550 5.1.1 <ada@example.org>: Recipient address rejected: User unknown',
  });
  // A report is not a message of the client and does not reopen the conversation.
  expect(await messagesOf(sent.conversation)).toHaveLength(2);
  expect(await statusOf(sent)).toBe('waiting');
});

test('a delivery report that quotes only the reply address marks the newest reply of the conversation as undelivered', async () => {
  const sent = await answered();
  await outcome(COMPANY, report({ returned: `Reply-To: <${sent.to}>` }), { sender: '' });
  expect(await replyOf(sent)).toMatchObject({ delivery: 'failed' });
});

test.each([
  ['delayed', { action: 'delayed', status: '4.4.1' }],
  ['delivered', { action: 'delivered', status: '2.0.0' }],
  ['relayed', { action: 'relayed', status: '2.0.0' }],
])('a report that the email is %s changes nothing', async (_, state) => {
  const sent = await answered();
  const source = report({ ...state, returned: headersOf(sent) });
  expect(await outcome(sent.to, source, { sender: '' })).toEqual({ result: 'reported' });
  expect(await replyOf(sent)).toMatchObject({ delivery: 'sent', delivery_problem: '' });
});

test('a forged delivery report does not mark a message of another conversation as undelivered', async () => {
  const [sent, other] = [await answered(), await answered({ email: 'bob@example.org' })];
  const reply = await replyOf(sent);
  const forged = `Message-ID: <message.${reply?.id}.${'0'.repeat(21)}@torsa.example>`;
  expect(await outcome(COMPANY, report({ returned: forged }), { sender: '' })).toMatchObject({
    smtp: 550,
  });
  const unsigned = `Message-ID: <message.${reply?.id}@torsa.example>`;
  expect(await outcome(COMPANY, report({ returned: unsigned }), { sender: '' })).toMatchObject({
    smtp: 550,
  });
  // A report to another conversation's address cannot mark messages of this conversation.
  await outcome(other.to, report({ returned: headersOf(sent) }), { sender: '' });
  expect(await replyOf(sent)).toMatchObject({ delivery: 'sent' });
});

test.each([
  [
    'Exim',
    'Subject: Mail delivery failed: returning message to sender\r\nX-Failed-Recipients: ada@example.org',
    'Mail Delivery System <Mailer-Daemon@mx.example.org>',
    'A message that you sent could not be delivered to one or more of its recipients.\r\n\r\n  ada@example.org\r\n    550 No such user here',
    /550 No such user here/,
  ],
  [
    'qmail',
    'Subject: failure notice',
    'MAILER-DAEMON@mx.example.org',
    "Hi. This is the qmail-send program at mx.example.org.\r\nI'm afraid I wasn't able to deliver your message.\r\n\r\n<ada@example.org>:\r\n192.0.2.1 does not like recipient.\r\nRemote host said: 550 5.1.1 unknown user",
    /550 5\.1\.1 unknown user/,
  ],
  [
    'Exchange',
    'Subject: Undeliverable: Re: Hello\r\nX-MS-Exchange-Message-Is-Ndr:',
    'postmaster@example.onmicrosoft.com',
    "Your message to ada@example.org couldn't be delivered.\r\nRemote Server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found'",
    /5\.1\.10 RESOLVER/,
  ],
  [
    'Gmail',
    'Subject: Delivery Status Notification (Failure)\r\nX-Failed-Recipients: ada@example.org',
    'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    'Address not found\r\nYour message wasn’t delivered.\r\nThe response was:\r\n550 5.2.1 The email account that you tried to reach is disabled.',
    /550 5\.2\.1 The email account/,
  ],
])('a report of %s in its own words marks the reply', async (_, head, from, text, reason) => {
  const sent = await answered();
  const body = `${text}\r\n\r\n--- Original message ---\r\n${headersOf(sent)}`;
  const source = email(from, head, body);
  expect(await outcome(COMPANY, source, { sender: '' })).toEqual({ result: 'reported' });
  expect(await replyOf(sent)).toMatchObject({
    delivery: 'failed',
    delivery_problem: expect.stringMatching(reason),
  });
});

test('an ordinary email that mentions a failed delivery is stored as a message', async () => {
  const sent = await answered();
  const source = email('ada@example.org', 'Subject: Undeliverable?', 'Did my email arrive?');
  expect(await outcome(sent.to, source, { sender: 'ada@example.org' })).toEqual({
    result: 'added',
  });
  expect(await replyOf(sent)).toMatchObject({ delivery: 'sent' });
});

test('if a mail server refuses a reply permanently, the mail server’s reason is stored', async () => {
  const sent = await answered();
  const [mail] = await ask<{ id: string }>(
    `update private.outbox set sent_at = null where message_id in
      (select id from public.messages where conversation_id = $1) returning id`,
    sent.conversation,
  );
  await ask('select public.finish_mail($1, $2, true)', mail?.id, '550 No such user');
  expect(await replyOf(sent)).toMatchObject({
    delivery: 'failed',
    delivery_problem: '550 No such user',
  });
});
