import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ProcessLock } from '@torsa/node-lib/process-lock';
import { buildInputs } from '@torsa/shared/build/build-inputs';
import { SUPABASE_DIR } from '../project-config.ts';
import { openTestApp } from '../testing.ts';

const ROOT = join(SUPABASE_DIR, '..');
const KEPT = join(ROOT, '.local/test-databases');
const DAY_MS = 86_400_000;
/** How long making one may take on a busy machine, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** What a new database of every kind is made of. */
export const COMMON = ['supabase', 'pnpm-lock.yaml', 'tools/backend/src/testing/kept-databases.ts'];

/**
 * A new embedded database, migrated and seeded, to copy: making it takes 9 s of work, a copy 0.1 s. It is kept for the
 * next run, until what it is made of has changed. @returns its folder
 */
export function embeddedTemplate(): Promise<string> {
  const inputs = [...COMMON, 'tools/backend/src/migrate.ts', 'tools/backend/src/grants.ts'];
  return keep('embedded', inputs, makeEmbedded);
}

async function makeEmbedded(draft: string): Promise<void> {
  const app = await openTestApp(draft);
  await app.connection.close();
  // The databases that new ones would be copied from: half of the files.
  for (const unused of ['base/1', 'base/4']) await rm(join(draft, unused), { recursive: true });
}

/**
 * Keeps the folder of a database by what it is made of, and makes it when there is none: once, whoever else wants it
 * meanwhile; aside and renamed, as what was cut short is nobody's template.
 * @param inputs files and folders, from the repository's own
 * @param make may leave nothing, where the machine lacks what it takes
 */
export async function keep(
  name: string,
  inputs: readonly string[],
  make: (draft: string) => Promise<void>,
): Promise<string> {
  const template = join(KEPT, `${name}-${fingerprint(inputs)}`);
  const unlock = await new ProcessLock(join(KEPT, `${name}.lock`)).acquire(TIMEOUT_MS, name);
  try {
    if (existsSync(template)) return template;
    await removeOld(name);
    const draft = `${template}.draft`;
    await rm(draft, { recursive: true, force: true });
    await make(draft);
    if (existsSync(draft)) await rename(draft, template);
    return template;
  } finally {
    await unlock();
  }
}

/** A run that goes on may be using a young one. */
async function removeOld(name: string): Promise<void> {
  for (const entry of await readdir(KEPT)) {
    if (!entry.startsWith(`${name}-`)) continue;
    const path = join(KEPT, entry);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => buildInputs(join(ROOT, input)))) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
