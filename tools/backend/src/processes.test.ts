import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type ChildProcessMessage, nodeOptionsForChildren } from '@torsa/node-lib/fork-child';
import { listenOnPort } from '@torsa/node-lib/listen';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend } from './backend-server.ts';
import { startLocalInbox } from './inbox/inbox-server.ts';
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';
import { copyTemplate, testBackend } from './test-database.ts';
import { createSignedInApiClient, createVisitorClient, TEST_SITE_URL } from './testing.ts';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let env: Record<string, string>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await makeTempFolder();
  const [api, inbox, smtp] = [await freePort(), await freePort(), await freePort()];
  env = {
    API_PORT: `${api}`,
    INBOX_PORT: `${inbox}`,
    SMTP_PORT: `${smtp}`,
    SITE_URL: TEST_SITE_URL,
    DATA_DIR: folder.path,
  };
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await folder.remove();
});

type Start = { child: ChildProcess; message: ChildProcessMessage; output(): string };

async function start(
  name: 'backend' | 'inbox',
  change: Record<string, string> = {},
): Promise<Start> {
  const child = fork(fileURLToPath(new URL(`${name}-main.ts`, import.meta.url)), {
    env: { ...process.env, ...env, ...change },
    execArgv: [...nodeOptionsForChildren],
    silent: true,
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [message]: ChildProcessMessage[] = await once(child, 'message');
  if (!message) throw new Error('The child process sent no message');
  return { child, message, output: () => output };
}

async function stop({ child }: Start, how: NodeJS.Signals | 'disconnect'): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  if (how === 'disconnect') child.disconnect();
  else child.kill(how);
  const [code] = await gone;
  return code;
}

const backendOf = () => ({
  url: `http://localhost:${env.API_PORT}`,
  publishableKey: LOCAL_PUBLISHABLE_KEY,
});

// The tests in reliability/ cover killed processes.
test("the backend's data survives a normal shutdown, and only one process can use the data folder", async () => {
  copyTemplate(folder.path);
  const first = await start('backend');
  expect(first.message).toEqual({ type: 'ready', url: `http://localhost:${env.API_PORT}` });
  const client = await createSignedInApiClient(
    backendOf(),
    'client@torsa.example',
    'local-client-1',
  );
  await createVisitorClient(backendOf())
    .from('contact_messages')
    .insert({ name: 'First', email: 'a@torsa.example', message: 'kept' });

  const second = testBackend(folder.path);
  await expect(second).rejects.toThrow(`process ${first.child.pid}`);
  first.child.kill('SIGINT');
  expect(await stop(first, 'SIGINT')).toBe(0);
  expect(first.output()).toBe('');

  const again = await testBackend(folder.path, { port: Number(env['API_PORT']) });
  const { data } = await client.auth.getUser();
  expect(data.user?.email, 'a session outlives the restart').toBe('client@torsa.example');
  const founder = await createSignedInApiClient(
    backendOf(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  const { data: rows } = await founder.from('contact_messages').select('name, subject, message');
  expect(rows).toEqual([{ name: 'First', subject: '', message: 'kept' }]);
  await again.close();
}, 200_000);

test('the inbox process ends when its parent process ends', async () => {
  const inbox = await start('inbox');
  expect(inbox.message).toEqual({ type: 'ready', url: `http://localhost:${env.INBOX_PORT}` });
  expect((await fetch(`${inbox.message.type === 'ready' && inbox.message.url}/email`)).ok).toBe(
    true,
  );
  expect(await stop(inbox, 'disconnect')).toBe(0);
});

test.each(['API_PORT', 'INBOX_PORT', 'SMTP_PORT'])(
  'the error names a port that is in use: %s',
  async (variable) => {
    const holder = createServer();
    const port = await freePort();
    await listenOnPort(holder, port, variable);
    const dataDir = await tempFolder();
    const ports = { smtpPort: await freePort(), webPort: await freePort() };
    const starting = {
      API_PORT: () =>
        startBackend({ port, dataDir, siteUrl: TEST_SITE_URL, smtpPort: ports.smtpPort }),
      INBOX_PORT: () => startLocalInbox({ ...ports, webPort: port, mailDir: dataDir }),
      SMTP_PORT: () => startLocalInbox({ ...ports, smtpPort: port, mailDir: dataDir }),
    }[variable];
    await expect(starting?.()).rejects.toThrow(new RegExp(`Port ${port} .*${variable}`));
    holder.close();
  },
);

test("the backend's start error names an invalid environment variable", async () => {
  const refused = await start('backend', { API_PORT: 'eighty' });
  expect(refused.message).toEqual({
    type: 'failed',
    message: 'API_PORT must be a port number, but is "eighty".',
  });
  expect(await stop(refused, 'SIGTERM')).toBe(1);
});
