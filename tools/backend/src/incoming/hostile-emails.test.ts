import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { readProcessMemory } from '@torsa/node-lib/testing/process-memory';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalInbox } from '../inbox/inbox-server.ts';
import type { StoredMail } from '../inbox/mail-store.ts';
import { LOCAL_PUBLISHABLE_KEY, loadIncomingMailSecret, loadOrCreateJwtSecret } from '../keys.ts';
import { copyTemplate, testBackend } from '../test-database.ts';
import { TEST_SITE_URL } from '../testing.ts';
import { forwardToBackend } from './forward-to-backend.ts';
import { hostileEmail } from './testing/hostile-emails.ts';
import { Random } from './testing/random.ts';

const SEED = 20_261_125;
const COUNT = isExhaustive ? 200 : 4;
/** Maximum milliseconds for a response. On a busy machine, only a hanging backend exceeds it. */
const LONGEST_ANSWER = isExhaustive ? 1_000 : 20_000;

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
/** The backend's process in the exhaustive run, otherwise this process. */
let backendPid: number | undefined;
let stopServers: () => Promise<void>;
let ports: { api: number; inbox: number; smtp: number };

function start(name: string): ChildProcess {
  const env = {
    API_PORT: `${ports.api}`,
    INBOX_PORT: `${ports.inbox}`,
    SMTP_PORT: `${ports.smtp}`,
    SITE_URL: TEST_SITE_URL,
    DATA_DIR: folder.path,
  };
  return fork(fileURLToPath(new URL(`../${name}-main.ts`, import.meta.url)), {
    env: { ...process.env, ...env },
    silent: true,
  });
}

/** Starts the backend and the inbox as processes of their own, so that the test can measure the backend's memory. */
async function startProcesses(): Promise<void> {
  copyTemplate(folder.path);
  const children = [start('inbox'), start('backend')];
  await Promise.all(children.map((child) => once(child, 'message')));
  backendPid = children[1]?.pid;
  stopServers = async () => {
    for (const child of children) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  };
}

/** Starts the backend and the inbox in this process, which takes a third of the processor time. */
async function startInThisProcess(): Promise<void> {
  const backend = await testBackend(folder.path, { port: ports.api, smtpPort: ports.smtp });
  const secret = loadIncomingMailSecret(await loadOrCreateJwtSecret(folder.path));
  const url = `http://127.0.0.1:${ports.api}`;
  const inbox = await startLocalInbox({
    webPort: ports.inbox,
    smtpPort: ports.smtp,
    mailDir: join(folder.path, 'received'),
    handOver: (email) => forwardToBackend({ url, secret }, email),
  });
  backendPid = process.pid;
  stopServers = async () => {
    await inbox.close();
    await backend.close();
  };
}

beforeAll(async () => {
  folder = await makeTempFolder();
  ports = { api: await freePort(), inbox: await freePort(), smtp: await freePort() };
  await (isExhaustive ? startProcesses() : startInThisProcess());
}, 300_000);

afterAll(async () => {
  await stopServers();
  await folder.remove();
});

async function call(path: string, body: object, token = LOCAL_PUBLISHABLE_KEY): Promise<Response> {
  return fetch(`http://127.0.0.1:${ports.api}${path}`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
}

/** Sends a request that a person with a token may send. */
const read = (path: string, token: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${ports.api}/rest/v1/${path}`, {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
  });

async function logIn(): Promise<string> {
  const login = { email: 'tl001@torsa.example', password: 'local-team-lead-1' };
  const response = await call('/auth/v1/token?grant_type=password', login);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Returns the reply address of a new conversation after a staff reply. */
async function replyAddress(email: string): Promise<string> {
  const token = await logIn();
  await call('/rest/v1/contact_messages', { name: 'Ada', email, subject: 'Hello', message: 'Hi' });
  const rows = await read(`conversations?email=eq.${email}`, token);
  const [conversation] = (await rows.json()) as readonly { id: string; version: number }[];
  const id = conversation?.id;
  const reply = {
    conversation: id,
    body: 'Dear Ada',
    expected_version: conversation?.version,
    key: id,
  };
  await call('/rest/v1/rpc/send_reply', reply, token);
  for (;;) {
    const list = await fetch(`http://127.0.0.1:${ports.inbox}/email`);
    const mails = (await list.json()) as readonly StoredMail[];
    const mail = mails.find(({ to }) => to[0]?.address === email);
    if (mail) return mail.headers['reply-to'] ?? '';
    await wait(100);
  }
}

/** Measures the milliseconds of another person's request. */
async function timeOfRequest(): Promise<number> {
  const before = performance.now();
  await call('/rest/v1/rpc/is_team_email', { email: 'ada@example.org' });
  return performance.now() - before;
}

const SENDERS = [
  ['strangers', async () => 'reply+x@torsa.example'],
  // A client with a reply token may be hostile too. A conversation may receive thirty emails in ten minutes.
  ['clients', (index: number) => clientAddress(index)],
] as const;

let known = '';
async function clientAddress(index: number): Promise<string> {
  if (index % 25 === 0) known = await replyAddress(`ada${index}@example.org`);
  return known;
}

test.each(isExhaustive ? SENDERS : SENDERS.slice(1))(
  `while %s send ${COUNT} hostile emails, the backend answers other users`,
  async (who, addressOf) => {
    const random = new Random(SEED);
    const transport = createTransport({ host: '127.0.0.1', port: ports.smtp, ignoreTLS: true });
    const send = (recipient: string, raw: string) =>
      transport
        .sendMail({
          envelope: { from: 'eve@example.org', to: recipient },
          raw: Buffer.from(raw, 'latin1'),
        })
        .then(
          ({ response }) => response,
          ({ response }) => String(response),
        );
    // The first email loads the modules that all emails use.
    await send(await addressOf(0), 'From: Ada <ada@example.org>\r\n\r\nHello');
    await timeOfRequest();
    const before = await readProcessMemory(backendPid);
    let longest = { time: 0, kind: '' };
    let peak = before;
    const answers: string[] = [];
    for (let index = 0; index < COUNT; index += 1) {
      const { kind, source } = hostileEmail(isExhaustive ? index : index * 7, random);
      let isDone = false;
      const done = send(await addressOf(index), source).then((answer) => {
        isDone = true;
        answers.push(`${kind}: ${answer}`);
      });
      do {
        const time = await timeOfRequest();
        if (time > longest.time) longest = { time, kind };
        peak = Math.max(peak, await readProcessMemory(backendPid));
        await Promise.race([done, wait(50)]);
      } while (!isDone);
    }
    // Each response must be JSON without a temporary error, because hostile emails must not be sent again.
    expect(answers.filter((answer) => !/: (?:250|55\d) [^{}]+$/.test(answer))).toEqual([]);
    expect(longest.time, longest.kind).toBeLessThan(LONGEST_ANSWER);
    if (!isExhaustive) return;
    await wait(15_000);
    const after = await readProcessMemory(backendPid);
    console.info(
      `${who}: longest answer ${Math.round(longest.time)} ms (${longest.kind}); memory ${Math.round(before)} MB before, ${Math.round(peak)} MB at most, ${Math.round(after)} MB after`,
    );
    if (who === 'strangers') expect(peak - before).toBeLessThan(100);
  },
  900_000,
);
