import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_EMAIL_BYTES } from '../../../../supabase/functions/_shared/incoming/limits.ts';
import { hostileEmail, kindCount } from '../incoming/testing/hostile-emails.ts';
import { Random } from '../incoming/testing/random.ts';
import { type LocalInboxOptions, startLocalInbox } from './inbox-server.ts';
import { MailStore } from './mail-store.ts';

async function open(options: Partial<LocalInboxOptions> = {}) {
  const port = await freePort();
  const mailDir = await tempFolder();
  const inbox = await startLocalInbox({
    webPort: await freePort(),
    smtpPort: port,
    mailDir,
    ...options,
  });
  onTestFinished(inbox.close);
  return { ...inbox, port };
}

interface Session {
  readonly socket: Socket;
  /** Sends a line and returns the server's response. */
  ask(line: string): Promise<string>;
  /** Resolves with the next response, or with the received text when the connection is closed. */
  answer(): Promise<string>;
}

async function greet(port: number): Promise<Session> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  let wake = (): void => {};
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    received += text;
    wake();
  });
  socket.on('error', () => {}).on('close', () => wake());
  const answer = async (): Promise<string> => {
    while (!/^\d{3} .*\r\n/m.test(received) && !socket.destroyed) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const text = received;
    received = '';
    return text;
  };
  const ask = (line: string): Promise<string> => {
    socket.write(`${line}\r\n`);
    return answer();
  };
  await answer();
  return { socket, ask, answer };
}

test('the local inbox announces its size limit, and refuses a larger email before it receives the content', async () => {
  const { port } = await open();
  const { ask } = await greet(port);
  expect(await ask('EHLO a.example')).toContain(`SIZE ${MAX_EMAIL_BYTES}\r\n`);
  expect(await ask(`MAIL FROM:<a@b.example> SIZE=${MAX_EMAIL_BYTES + 1}`)).toMatch(/^552 /);
});

test('the local inbox refuses an email of 60 MB without using much memory', async () => {
  const { port, url } = await open();
  const { socket, ask, answer } = await greet(port);
  await ask('EHLO a.example');
  await ask('MAIL FROM:<a@b.example>');
  await ask('RCPT TO:<x@torsa.example>');
  await ask('DATA');
  const before = process.memoryUsage().arrayBuffers;
  const part = Buffer.from(`${'x'.repeat(1022)}\r\n`.repeat(1024));
  let most = 0;
  for (let sent = 0; sent < 60; sent += 1) {
    if (!socket.write(part)) await new Promise((resolve) => socket.once('drain', resolve));
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  socket.write('\r\n.\r\n');
  expect(await answer()).toMatch(/^552 .*larger than 10 MB/);
  // The memory of both ends of the connection before garbage collection. Storing the email would need 120 MB.
  expect(most).toBeLessThan(100_000_000);
  expect(await (await fetch(`${url}/email`)).json()).toEqual([]);
});

test('the local inbox accepts at most a hundred recipients per email', async () => {
  const { port } = await open();
  const { ask } = await greet(port);
  await ask('EHLO a.example');
  await ask('MAIL FROM:<a@b.example>');
  for (let index = 0; index < 100; index += 1) {
    expect(await ask(`RCPT TO:<a${index}@torsa.example>`)).toMatch(/^250 /);
  }
  expect(await ask('RCPT TO:<one-more@torsa.example>')).toMatch(/^452 /);
});

test('the local inbox closes an SMTP connection that never finishes its email, and serves other connections in the meantime', async () => {
  const { port } = await open({ connectionMs: 1_000 });
  const slow = await greet(port);
  await slow.ask('EHLO a.example');
  await slow.ask('MAIL FROM:<a@b.example>');
  await slow.ask('RCPT TO:<x@torsa.example>');
  await slow.ask('DATA');
  const closed = new Promise((resolve) => slow.socket.once('close', resolve));
  const sending = setInterval(() => slow.socket.write('x\r\n'), 50);
  const other = await greet(port);
  expect(await other.ask('EHLO a.example')).toContain('250');
  await closed;
  clearInterval(sending);
});

test('an SMTP connection above the connection limit gets a temporary refusal', async () => {
  const { port } = await open({ maxConnections: 2 });
  await greet(port);
  await greet(port);
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const [first] = await once(socket, 'data');
  expect(String(first)).toMatch(/^421 /);
});

test('the local inbox deletes the oldest emails to make room for new emails, also after a restart', async () => {
  const folder = await tempFolder();
  const limits = { emails: 3, bytes: 1_000 };
  const store = await MailStore.open(folder, limits);
  const email = (subject: string, size = 0) =>
    store.add(Buffer.from(`Subject: ${subject}\r\n\r\n${'x'.repeat(size)}`));
  const subjects = (of: MailStore) => of.list().map(({ subject }) => subject);
  for (const subject of ['1', '2', '3', '4']) await email(subject);
  expect(subjects(store)).toEqual(['2', '3', '4']);
  await email('5', 900);
  expect(subjects(store)).toEqual(['3', '4', '5']);
  await email('6', 900);
  expect(subjects(store)).toEqual(['6']);
  expect(subjects(await MailStore.open(folder, limits))).toEqual(['6']);
});

test('emails that are expensive to parse do not block the local inbox', async () => {
  const store = await MailStore.open(await tempFolder());
  for (let kind = 0; kind < kindCount; kind += 1) {
    const email = hostileEmail(kind, new Random(kind));
    const start = process.cpuUsage();
    await store.add(Buffer.from(email.source, 'latin1'));
    const { user, system } = process.cpuUsage(start);
    // The slowest email takes 0.5 s of processor time. It took 30 s when 1 MB was parsed.
    expect((user + system) / 1_000_000, email.kind).toBeLessThan(5);
  }
});
