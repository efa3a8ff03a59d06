import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listBuildInputs } from '@torsa/shared/build/build-inputs';
import type { TestProject } from 'vitest/node';
import { findPostgres, type PostgresPrograms } from '../authorisation/find-postgres.ts';
import { createHostedCluster } from '../authorisation/hosted.ts';
import { canRunPostgres, preparePostgresPrograms } from '../authorisation/postgres-server.ts';
import { SUPABASE_DIR } from '../project-config.ts';
import { openTestApp } from '../testing.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: string;
    /** The folder is empty if PostgreSQL is not installed. */
    hostedTemplate: string;
    postgres: PostgresPrograms | undefined;
  }
}

const ROOT = join(SUPABASE_DIR, '..');
const KEPT = join(ROOT, '.local/test-databases');
const DAY_MS = 86_400_000;

/** The files that determine the content of a new database. */
const COMMON = [
  'supabase',
  'pnpm-lock.yaml',
  'tools/backend/src/storage/storage.sql',
  'tools/backend/src/testing/database-template.ts',
];
const EMBEDDED = [...COMMON, 'tools/backend/src/migrate.ts', 'tools/backend/src/grants.ts'];
const HOSTED = [
  ...COMMON,
  ...['hosted.ts', 'postgres-server.ts', 'postgres-folder.ts', 'people.sql'].map(inAuthorisation),
  ...['hosted.sql', 'hosted-auth.sql', 'hosted-realtime.sql', 'hosted-new-privileges.sql'].map(
    inAuthorisation,
  ),
];

/**
 * Creates one migrated and seeded database of each kind, which all test files copy. Creating it takes 9 s, and a copy
 * takes 0.1 s. It is kept for the next run until one of its source files changes.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeOld();
  const found = await findPostgres();
  const copied = found && (await preparePostgresPrograms(found));
  const lent = copied && (await canRunPostgres(copied.programs)) ? copied : undefined;
  // This process creates the embedded database. PostgreSQL's own programs create the other.
  const [embedded, hosted] = await Promise.all([
    keep('embedded', EMBEDDED, makeEmbedded),
    keep('hosted', HOSTED, async (draft) => {
      if (lent) await createHostedCluster(lent.programs, draft);
    }),
  ]);
  project.provide('databaseTemplate', embedded);
  project.provide('hostedTemplate', hosted);
  project.provide('postgres', lent?.programs);
  return async () => copied?.remove();
}

async function makeEmbedded(draft: string): Promise<void> {
  const app = await openTestApp(draft);
  await app.connection.close();
  // The template databases of PostgreSQL are deleted, because they are half of the files.
  for (const unused of ['base/1', 'base/4']) await rm(join(draft, unused), { recursive: true });
}

/** The template is created in another folder and then renamed, so an interrupted run leaves no incomplete template. */
async function keep(
  name: string,
  inputs: readonly string[],
  make: (draft: string) => Promise<void>,
): Promise<string> {
  const template = join(KEPT, `${name}-${fingerprint(inputs)}`);
  if (existsSync(template)) return template;
  const draft = `${template}.${process.pid}`;
  await make(draft);
  // Another run may have created the same template in the meantime.
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
  return template;
}

/** A concurrent run may use a recent template, so only old templates are deleted. */
async function removeOld(): Promise<void> {
  await mkdir(KEPT, { recursive: true, mode: 0o700 });
  for (const name of await readdir(KEPT)) {
    const path = join(KEPT, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

function inAuthorisation(name: string): string {
  return `tools/backend/src/authorisation/${name}`;
}

function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listBuildInputs(join(ROOT, input)))) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
