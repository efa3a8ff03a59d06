import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChildServer } from '@torsa/node-lib/child-server';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { hangProcess, shortWatch } from '@torsa/node-lib/testing/hang-process';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { copyTemplate } from '../test-database.ts';
import { createSignedInApiClient, insertRowsByFetch, TEST_SITE_URL } from '../testing.ts';

/** Lists the files and folders that other users of the machine can read. */
async function readableByOthers(folder: string): Promise<readonly string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: (await stat(join(folder, name))).mode & 0o077 })),
  );
  return modes.flatMap(({ name, mode }) => (mode === 0 ? [] : name));
}

async function startServer(name: 'backend' | 'inbox') {
  const dataDir = await tempFolder();
  if (name === 'backend') copyTemplate(dataDir);
  const [api, inbox, smtp] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...{ API_PORT: api, INBOX_PORT: inbox, SMTP_PORT: smtp },
    ...{ SITE_URL: TEST_SITE_URL, DATA_DIR: dataDir },
  };
  const main = fileURLToPath(new URL(`../${name}-main.ts`, import.meta.url));
  const server = startChildServer(`The ${name}`, main, env, shortWatch);
  onTestFinished(() => server.stop());
  return { server, dataDir, url: (await server.ready).replace('localhost', '127.0.0.1') };
}

test('a hanging backend is restarted without losing data or login sessions, and only the owner can read its files', async () => {
  const { server, url, dataDir } = await startServer('backend');
  const backend = { url, publishableKey: LOCAL_PUBLISHABLE_KEY };
  const client = await createSignedInApiClient(backend, 'client@torsa.example', 'local-client-1');
  const founder = await createSignedInApiClient(
    backend,
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  const row = { name: 'Ada', email: 'ada@example.org', message: 'kept' };
  expect((await insertRowsByFetch(backend, 'contact_messages', row)).status).toBe(201);

  await hangProcess(server, () => fetch(`${url}/auth/v1/settings?apikey=${LOCAL_PUBLISHABLE_KEY}`));

  const { data } = await client.auth.getUser();
  expect(data.user?.email).toBe('client@torsa.example');
  const { data: rows } = await founder.from('contact_messages').select('message');
  expect(rows).toEqual([{ message: 'kept' }]);
  expect(await readableByOthers(dataDir)).toEqual([]);
}, 200_000);

test('a hanging local inbox is restarted', async () => {
  const { server, url } = await startServer('inbox');
  await hangProcess(server, () => fetch(`${url}/email`));
}, 200_000);
