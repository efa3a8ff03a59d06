import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { appDatabase } from '../authorisation/app-database.ts';
import { startBackend } from '../backend-server.ts';
import { getDatabaseFolder, getJwtSecretFile, getMailFolder } from '../data-folder.ts';
import { startLocalInbox } from '../inbox/inbox-server.ts';
import { signJsonWebToken } from '../json-web-token.ts';
import { openTestApp, TEST_SITE_URL } from '../testing.ts';
import { waitForNewMail } from './mailbox.ts';
import type { TestedBackendStack } from './stack.ts';

/**
 * Starts the backend of `npm start` with an empty data folder. The authorisation matrix test gets a second database,
 * because only one process can open a database.
 */
export async function startEmbeddedStack(): Promise<TestedBackendStack> {
  const folder = await makeTempFolder();
  const dataDir = folder.path;
  const [smtpPort, webPort, port] = [await freePort(), await freePort(), await freePort()];
  const inbox = await startLocalInbox({ webPort, smtpPort, mailDir: getMailFolder(dataDir) });
  const start = () => startBackend({ port, dataDir, siteUrl: TEST_SITE_URL, smtpPort });
  let backend = await start();
  const secret = (await readFile(getJwtSecretFile(dataDir), 'utf8')).trim();
  const database = await appDatabase(await openTestApp(join(dataDir, 'matrix')));
  return {
    url: backend.url,
    publishableKey: backend.publishableKey,
    serviceKey: signJsonWebToken({ role: 'service_role' }, secret),
    siteUrl: TEST_SITE_URL,
    inboxUrl: inbox.url,
    database,
    // Only waits for the invitation email, because the insert into `staff` has already sent it.
    invitation: (email) => waitForNewMail({ inboxUrl: inbox.url }, email),
    // Deletes accounts in the data folder while the backend is stopped, because the embedded backend has no API for
    // this.
    async deleteAccount(id) {
      await backend.close();
      await deleteUser(getDatabaseFolder(dataDir), id);
      backend = await start();
    },
    async close() {
      await database.close();
      await backend.close();
      await inbox.close();
      await folder.remove();
    },
  };
}

async function deleteUser(databaseDir: string, id: string): Promise<void> {
  const { connection } = await openTestApp(databaseDir);
  await connection.driver.query('delete from auth.users where id = $1', [id]);
  await connection.close();
}
