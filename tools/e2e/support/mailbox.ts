import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { testStack } from './stack.ts';

export interface ReceivedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly from: readonly { readonly address: string; readonly name: string }[];
  readonly to: readonly { readonly address: string }[];
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Waits until an email address has received exactly `count` emails and returns the emails. */
export async function waitForEmails(
  address: string,
  count: number,
  inboxUrl: string = testStack.inboxUrl,
): Promise<readonly ReceivedEmail[]> {
  let found: readonly ReceivedEmail[] = [];
  await expect(async () => {
    const mails = (await (await fetch(`${inboxUrl}/email`)).json()) as readonly ReceivedEmail[];
    found = mails.filter(({ to }) => to.some((one) => one.address === address));
    expect(found).toHaveLength(count);
  }).toPass({ intervals: [100, 250, 500, 1_000, 2_000, 4_000] });
  return found;
}

/** Replies to an email like an email program: to the Reply-To address, with thread headers and quoted text. */
export async function replyToEmail(mail: ReceivedEmail, from: string, text: string): Promise<void> {
  const to = /<?([^<>\s]+@[^<>\s]+)>?$/.exec(mail.headers['reply-to'] ?? '')?.[1] ?? '';
  const source = [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${mail.subject}`,
    `Message-ID: <answer-${Date.now()}@example.com>`,
    `In-Reply-To: ${mail.messageId}`,
    `References: ${mail.headers['references'] ?? ''} ${mail.messageId}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
    ...mail.text.split(/\r?\n/).map((line) => `> ${line}`),
  ];
  await deliver(from, to, source.join('\r\n'));
}

/** Sends an email through the local SMTP server. */
async function deliver(from: string, to: string, source: string): Promise<void> {
  const socket = connect(Number(testStack.env.SMTP_PORT), '127.0.0.1');
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const body = `${source.replaceAll('\r\n.', '\r\n..')}\r\n.`;
  for (const command of [
    undefined,
    'EHLO localhost',
    `MAIL FROM:<${from}>`,
    `RCPT TO:<${to}>`,
    'DATA',
    body,
  ]) {
    if (command !== undefined) socket.write(`${command}\r\n`);
    let answer = '';
    do answer = String((await answers.next()).value);
    while (/^\d{3}-/.test(answer));
    if (!/^[23]/.test(answer))
      throw new Error(`The local SMTP server rejected the email: ${answer}`);
  }
  socket.end('QUIT\r\n');
  await once(socket, 'close');
}
