import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Backend, type BackendOptions, startBackend } from './backend-server.ts';
import type { LocalApp } from './embedded-app.ts';
import { openDatabase, SITE } from './testing.ts';

/** A backend on a free port, with the site at SITE, that conceals no times. A folder without a database gets one. */
export async function testBackend(
  dataDir: string,
  options: Partial<BackendOptions> = {},
): Promise<Backend> {
  await copyTemplate(dataDir);
  const port = await freePort();
  return startBackend({
    port,
    dataDir,
    siteUrl: SITE,
    smtpPort: await freePort(),
    minAnswerMs: 0,
    ...options,
  });
}

/** A backend of their own for the tests of a file, from the first to the last. @returns it, once they run. */
export function backendForTests(options: Partial<BackendOptions> = {}): () => Backend {
  let folder: Awaited<ReturnType<typeof makeTempFolder>>;
  let backend: Backend;
  beforeAll(async () => {
    folder = await makeTempFolder();
    backend = await testBackend(folder.path, options);
  });
  afterAll(async () => {
    await backend.close();
    await folder.remove();
  });
  return () => backend;
}

/** The database alone, migrated and seeded, and the function that closes and removes it. */
export async function testDatabase(): Promise<{ app: LocalApp; remove(): Promise<void> }> {
  const folder = await makeTempFolder();
  await copyTemplate(folder.path);
  const app = await openDatabase(join(folder.path, 'postgres'));
  return {
    app,
    async remove() {
      await app.connection.close();
      await folder.remove();
    },
  };
}

/** A database in a data folder that has none, migrated and seeded. */
export async function copyTemplate(dataDir: string): Promise<void> {
  const databaseDir = join(dataDir, 'postgres');
  if (existsSync(databaseDir)) return;
  copyFolder(inject('databaseTemplate'), databaseDir);
}

/** A fifth of the work of `cp`, which asks for each of a thousand files three times what it is. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else copyFileSync(source, target);
  }
}
