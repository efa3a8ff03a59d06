import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Backend, type BackendOptions, startBackend } from './backend-server.ts';
import { databaseDirOf } from './data-folder.ts';
import type { LocalApp } from './embedded-app.ts';
import { openDatabase, SITE } from './testing.ts';

/**
 * A backend on a free port, with the site at SITE. Its database is the one in the folder, where
 * {@link copyTemplate} made one, and else in memory.
 */
export async function testBackend(
  dataDir: string,
  options: Partial<BackendOptions> = {},
): Promise<Backend> {
  const port = await freePort();
  return startBackend({
    ...(existsSync(databaseDirOf(dataDir)) ? {} : { database: inMemory() }),
    port,
    dataDir,
    siteUrl: SITE,
    smtpPort: await freePort(),
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
  const app = await openDatabase(inMemory());
  return { app, remove: () => app.connection.close() };
}

/** A database in a data folder, migrated and seeded, for what has to outlive a process. */
export function copyTemplate(dataDir: string): void {
  for (const { name, content } of template()) {
    const path = join(databaseDirOf(dataDir), name);
    if (content) writeFileSync(path, content);
    else mkdirSync(path, { recursive: true });
  }
}

/** A database that nothing outlives, migrated and seeded: on a disk it is six hundred files to write and to remove. */
export function inMemory(): MemoryFS {
  return new TemplateInMemory();
}

class TemplateInMemory extends MemoryFS {
  /** Where PGlite expects the files of before, ahead of looking for a database in them. */
  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('PGlite hands itself over before it asks for its files');
    const { FS } = this.pg.Module;
    for (const { name, content } of template()) {
      const path = `${this.pg.ENV.PGDATA}${name}`;
      if (content) FS.writeFile(path, content);
      else FS.mkdir(path);
    }
  }
}

interface TemplateFile {
  /** From the folder on, with a slash; its own is empty. */
  readonly name: string;
  /** A folder has none. */
  readonly content?: Uint8Array;
}

let files: readonly TemplateFile[] | undefined;

/** Read once for all tests of a process; folders before what is in them. */
function template(): readonly TemplateFile[] {
  files ??= [...filesIn(inject('databaseTemplate'), '')];
  return files;
}

function* filesIn(root: string, name: string): Generator<TemplateFile> {
  yield { name };
  for (const entry of readdirSync(join(root, name), { withFileTypes: true })) {
    const inside = `${name}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(root, inside);
    // Not a Buffer, whose `slice` PGlite's files would share with each other.
    else yield { name: inside, content: new Uint8Array(readFileSync(join(root, inside))) };
  }
}
