import { freePort } from '@torsa/node-lib/testing/free-port';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { EMAIL_REJECTION_REPLIES } from '../../../../supabase/functions/_shared/incoming/rejections.ts';
import { createSmtpRefusalError, type ForwardedEmail } from '../incoming/forward-to-backend.ts';
import { startLocalInbox } from './inbox-server.ts';

async function open(handOver: (email: ForwardedEmail) => Promise<void>) {
  const port = await freePort();
  const mailDir = await tempFolder();
  const inbox = await startLocalInbox({
    webPort: await freePort(),
    smtpPort: port,
    mailDir,
    handOver,
  });
  onTestFinished(inbox.close);
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  return {
    send: (to: string, text = 'Hi') => transport.sendMail({ from: 'a@b.example', to, text }),
    count: async () => ((await (await fetch(`${inbox.url}/email`)).json()) as unknown[]).length,
  };
}

test('the local inbox forwards an email to a reply address with the envelope sender, and explains a refusal', async () => {
  const handed: string[] = [];
  const { send, count } = await open(async ({ recipient, sender, source }) => {
    handed.push(`${recipient} ${sender} ${source ? 'with' : 'without'} source`);
    if (recipient.startsWith('reply+no'))
      throw createSmtpRefusalError(EMAIL_REJECTION_REPLIES.unknown);
  });
  await send('someone@torsa.example');
  await send('reply+yes@torsa.example');
  await expect(send('reply+no@torsa.example')).rejects.toMatchObject({
    responseCode: 550,
    response: expect.stringContaining(EMAIL_REJECTION_REPLIES.unknown.message),
  });
  expect(handed).toEqual([
    'reply+yes@torsa.example a@b.example without source',
    'reply+yes@torsa.example a@b.example with source',
    'reply+no@torsa.example a@b.example without source',
  ]);
  expect(await count()).toBe(2);
});

test('the local inbox stores an email to the company that belongs to no conversation, and returns other refusals to the sender', async () => {
  const { send, count } = await open(async ({ source }) => {
    throw createSmtpRefusalError(
      source?.includes('no letter')
        ? EMAIL_REJECTION_REPLIES.unreadable
        : EMAIL_REJECTION_REPLIES.unknown,
    );
  });
  await send('hello@torsa.example');
  await expect(send('hello@torsa.example', 'no letter')).rejects.toMatchObject({
    responseCode: 554,
  });
  expect(await count()).toBe(1);
});

test('the local inbox refuses and does not store an email above the announced size limit', async () => {
  const { send, count } = await open(async () => {});
  await expect(send('reply+yes@torsa.example', 'x'.repeat(11_000_000))).rejects.toMatchObject({
    responseCode: 552,
  });
  expect(await count()).toBe(0);
});

test('the local inbox stores an unparsable email and shows it as text', async () => {
  const port = await freePort();
  const inbox = await startLocalInbox({
    webPort: await freePort(),
    smtpPort: port,
    mailDir: await tempFolder(),
  });
  onTestFinished(inbox.close);
  const raw = Array.from(
    { length: 400 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
  ).join('');
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await transport.sendMail({ envelope: { from: 'a@b.example', to: 'x@torsa.example' }, raw });
  expect(await (await fetch(`${inbox.url}/email`)).json()).toMatchObject([
    { text: expect.stringContaining('boundary=b0') },
  ]);
});
