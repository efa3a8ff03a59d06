import { expect, test } from 'vitest';
import type { ComposedEmail } from '../../../../supabase/functions/_shared/compose-mail.ts';
import { sendDueEmails } from '../../../../supabase/functions/_shared/send-emails.ts';

/** Creates an outbox with numbered recipients and a mail server that calls `deliver`. */
function outboxOf(
  recipients: readonly string[],
  deliver: (mail: ComposedEmail) => Promise<unknown> = async () => undefined,
  content: object = { template: 'staff_invitation', data: { token: 'a1' } },
) {
  const due = [...recipients];
  const finished: unknown[] = [];
  const sent: string[] = [];
  const call = async (name: string, args: Readonly<Record<string, unknown>>) => {
    if (name === 'published_settings') return {};
    if (name === 'claim_mails') {
      return due.splice(0, Number(args.maximum)).map((recipient) => ({
        ...{ id: recipient, message_id: null, mail_id: 'outbox.1', recipient, language: 'en' },
        ...content,
        ...{ reply_token: null, thread: [], kind: null, unsubscribe_token: null },
      }));
    }
    return finished.push([name, args]);
  };
  const readFile = async (id: string) => {
    if (id === 'lost') throw new Error('Storage answered 500');
    return new TextEncoder().encode(`content of ${id}`).buffer;
  };
  const settings = { from: 'hello@torsa.example', siteUrl: '', functionsUrl: '' };
  return {
    finished,
    sent,
    sending: {
      call,
      settings,
      readFile,
      deliver: async (mail: ComposedEmail) => {
        await deliver(mail);
        sent.push(mail.to.address);
      },
    },
  };
}

const many = Array.from({ length: 25 }, (_, index) => `ada${index}@example.org`);

test('the outbox sends each email of several batches once, in their order', async () => {
  const { sending, sent, finished } = outboxOf(many);
  expect(await sendDueEmails(sending)).toBe(25);
  expect(sent).toEqual(many);
  expect(finished).toHaveLength(25);
});

test('after the deadline, the outbox finishes the claimed batch of emails and claims no other one', async () => {
  const { sending, sent, finished } = outboxOf(many);
  const tried = await sendDueEmails(sending, Date.now() - 1);
  expect(tried).toBeGreaterThan(0);
  expect(tried).toBeLessThan(25);
  expect([sent.length, finished.length]).toEqual([tried, tried]);
});

test.each([
  [
    'the mail server refuses for good',
    Object.assign(new Error('No such user'), { responseCode: 550 }),
    'No such user',
    true,
  ],
  [
    'the mail server postpones',
    Object.assign(new Error('Try later'), { responseCode: 451 }),
    'Try later',
    false,
  ],
  [
    'the mail server does not answer',
    new Error('connect ECONNREFUSED'),
    'connect ECONNREFUSED',
    false,
  ],
  ['something fails without an error', 'no reason', 'no reason', false],
])(
  'if %s, the outbox stores the error and the next email is sent',
  async (_, error, problem, isFinal) => {
    const { sending, sent, finished } = outboxOf(
      ['ada@example.org', 'bo@example.org'],
      async ({ to }) => {
        if (to.address === 'ada@example.org') throw error;
      },
    );
    await sendDueEmails(sending);
    expect(sent).toEqual(['bo@example.org']);
    expect(finished).toEqual([
      ['finish_mail', { mail: 'ada@example.org', problem, is_final: isFinal }],
      ['finish_mail', { mail: 'bo@example.org', problem: '', is_final: false }],
    ]);
  },
);

test('an email address that could contain a second recipient fails permanently without an SMTP connection', async () => {
  const { sending, sent, finished } = outboxOf(['a,eve@example.org']);
  await sendDueEmails(sending);
  expect(sent).toEqual([]);
  expect(finished).toEqual([
    [
      'finish_mail',
      {
        mail: 'a,eve@example.org',
        problem: 'No mail can be sent to a,eve@example.org',
        is_final: true,
      },
    ],
  ]);
});

const file = { name: 'লোগো.png', media_type: 'image/png', size: 4 };
const replyWith = (...files: object[]) => ({
  template: 'reply',
  data: { author: 'Rita', body: 'Hi', subject: '', quoted: '', conversation: null, files },
});

test('a reply email contains only the files that are marked as attached, with their names, types and bytes', async () => {
  const mails: ComposedEmail[] = [];
  const files = [
    { ...file, id: 'one', attached: true },
    { ...file, id: 'large', attached: false },
  ];
  const outbox = outboxOf(
    ['ada@example.org'],
    async (mail) => mails.push(mail),
    replyWith(...files),
  );
  await sendDueEmails(outbox.sending);
  expect(mails[0]?.attachments).toEqual([
    { filename: 'লোগো.png', contentType: 'image/png', content: Buffer.from('content of one') },
  ]);
});

test('a reply email is retried later if an attached file cannot be read', async () => {
  const lost = replyWith({ ...file, id: 'lost', attached: true });
  const { sending, sent, finished } = outboxOf(['ada@example.org'], undefined, lost);
  await sendDueEmails(sending);
  expect(sent).toEqual([]);
  expect(finished).toEqual([
    ['finish_mail', { mail: 'ada@example.org', problem: 'Storage answered 500', is_final: false }],
  ]);
});
