import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';
import type { CacheDriver } from '@supabase/lite';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Backend, type BackendOptions, startBackend } from './backend-server.ts';
import { getDatabaseFolder } from './data-folder.ts';
import type { EmbeddedSupabase } from './embedded-app.ts';
import { openDatabase, TEST_SITE_URL } from './testing.ts';

/**
 * Starts a backend on a free port, with the site at SITE. It uses the database that {@link copyTemplate} put into the
 * folder, or else a database in memory.
 */
export async function testBackend(
  dataDir: string,
  options: Partial<BackendOptions> = {},
): Promise<Backend> {
  const port = await freePort();
  return startBackend({
    ...(!existsSync(getDatabaseFolder(dataDir)) && {
      database: createMemoryDatabase(),
      ...(!options.supabaseDir && { migratedSchema: templateSchema }),
    }),
    port,
    dataDir,
    siteUrl: TEST_SITE_URL,
    smtpPort: await freePort(),
    ...options,
  });
}

/**
 * Starts one backend for all tests of a file and stops it afterwards.
 * @returns a function that returns the backend
 */
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

/** Opens a migrated and seeded database without an API, and returns a function that closes and removes it. */
export async function testDatabase(): Promise<{ app: EmbeddedSupabase; remove(): Promise<void> }> {
  const app = await openDatabase(createMemoryDatabase());
  return { app, remove: () => app.connection.close() };
}

/** Copies a migrated and seeded database into a data folder, for data that has to outlive a process. */
export function copyTemplate(dataDir: string): void {
  for (const { name, content } of template()) {
    const path = join(getDatabaseFolder(dataDir), name);
    if (content) writeFileSync(path, content);
    else mkdirSync(path, { recursive: true });
  }
}

/** Creates a migrated and seeded database in memory. On a disk, six hundred files would be written and removed. */
export function createMemoryDatabase(): MemoryFS {
  return new TemplateInMemory();
}

class TemplateInMemory extends MemoryFS {
  /** PGlite expects the existing files at this point, before it looks for a database in them. */
  override async initialSyncFs(): Promise<void> {
    if (!this.pg)
      throw new Error('PGlite requested its files before it was set. Check the version of PGlite.');
    const { FS } = this.pg.Module;
    for (const { name, content } of template()) {
      const path = `${this.pg.ENV.PGDATA}${name}`;
      if (content) FS.writeFile(path, content);
      else FS.mkdir(path);
    }
  }
}

interface TemplateFile {
  /** The path inside the database folder, beginning with a slash. The path of the folder itself is empty. */
  readonly name: string;
  /** Undefined for a folder. */
  readonly content?: Uint8Array;
}

const schemaTexts = new Map<string, string>();

/**
 * Describes the tables and functions of the template. The first backend of a process reads them from its database. A
 * connection deletes its description when it closes, so `delete` does nothing.
 */
const templateSchema: CacheDriver = {
  get: async (key) => schemaTexts.get(key),
  set: async (key, text) => void schemaTexts.set(key, text),
  delete: async () => {},
};

let files: readonly TemplateFile[] | undefined;

/** The files of the template, read once for all tests of a process. Each folder comes before its content. */
function template(): readonly TemplateFile[] {
  files ??= [...filesIn(inject('databaseTemplate'), '')];
  return files;
}

function* filesIn(root: string, name: string): Generator<TemplateFile> {
  yield { name };
  for (const entry of readdirSync(join(root, name), { withFileTypes: true })) {
    const inside = `${name}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(root, inside);
    // A Buffer is not possible here, because its `slice` would share memory between PGlite's files.
    else yield { name: inside, content: new Uint8Array(readFileSync(join(root, inside))) };
  }
}
