import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ProcessLock } from '@torsa/node-lib/process-lock';
import { listBuildInputs } from '@torsa/shared/build/build-inputs';
import { SUPABASE_DIR } from '../project-config.ts';
import { openTestApp } from '../testing.ts';

const ROOT = join(SUPABASE_DIR, '..');
const KEPT = join(ROOT, '.local/test-databases');
const DAY_MS = 86_400_000;

/** Milliseconds for another process to create the same template on a busy machine. */
const LOCK_TIMEOUT_MS = 300_000;

/** The files that determine the content of each new database. */
export const COMMON = [
  'supabase',
  'pnpm-lock.yaml',
  'tools/backend/src/testing/kept-templates.ts',
] as const;
const EMBEDDED = [...COMMON, 'tools/backend/src/migrate.ts', 'tools/backend/src/grants.ts'];

/**
 * Creates a migrated and seeded embedded database, which tests copy. Creating it takes 9 s, and a copy takes 0.1 s.
 * @returns the folder of the database
 */
export function keepEmbeddedTemplate(): Promise<string> {
  return keepTemplate('embedded', EMBEDDED, async (draft) => {
    const app = await openTestApp(draft);
    await app.connection.close();
    // The template databases of PostgreSQL are deleted, because they are half of the files.
    for (const unused of ['base/1', 'base/4']) await rm(join(draft, unused), { recursive: true });
  });
}

/**
 * Keeps a template for later runs until one of its source files changes. The template is created in another folder and
 * then renamed, so an interrupted run leaves no incomplete template.
 */
export async function keepTemplate(
  name: string,
  inputs: readonly string[],
  make: (draft: string) => Promise<void>,
): Promise<string> {
  await removeOld();
  const template = join(KEPT, `${name}-${fingerprint(inputs)}`);
  // Unit tests and browser tests start together. The second waits for the template of the first.
  const lock = new ProcessLock(join(KEPT, `${name}.lock`));
  const unlock = await lock.acquire(LOCK_TIMEOUT_MS, template);
  try {
    if (existsSync(template)) return template;
    const draft = `${template}.${process.pid}`;
    await make(draft);
    await rename(draft, template);
    return template;
  } finally {
    await unlock();
  }
}

/** A concurrent run may use a recent template, so only old templates are deleted. */
async function removeOld(): Promise<void> {
  await mkdir(KEPT, { recursive: true, mode: 0o700 });
  for (const name of await readdir(KEPT)) {
    const path = join(KEPT, name);
    // Another process may remove its lock in the meantime.
    const entry = await stat(path).catch(() => undefined);
    if (entry && entry.mtimeMs < Date.now() - DAY_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listBuildInputs(join(ROOT, input)))) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
