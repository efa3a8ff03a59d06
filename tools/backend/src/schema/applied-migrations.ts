import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The file with the SHA-256 hash of each applied migration, in the format of `sha256sum`, beside the folder
 * `migrations/`.
 */
export const APPLIED_MIGRATIONS_FILE = 'applied-migrations.sha256';

/**
 * Checks that the listed migrations are unchanged, because no database runs an applied migration again.
 * @returns an error with instructions for each changed file
 */
export async function checkAppliedMigrations(supabaseDir: string): Promise<string[]> {
  const folder = join(supabaseDir, 'migrations');
  const listed = readList(await readFile(join(supabaseDir, APPLIED_MIGRATIONS_FILE), 'utf8'));
  const problems: string[] = [];
  const names = await readdir(folder);
  for (const name of [...new Set([...listed.keys(), ...names])].sort()) {
    const hash = names.includes(name) ? hashOf(await readFile(join(folder, name))) : undefined;
    const problem = problemOf(name, listed.get(name), hash);
    if (problem !== undefined) problems.push(problem);
  }
  const last = [...listed.keys()].sort().at(-1);
  for (const name of names) {
    if (!listed.has(name) && last !== undefined && name < last) {
      problems.push(`${name} is earlier than ${last}, which is applied: give it a later version.`);
    }
  }
  return problems;
}

function problemOf(name: string, listed: string | undefined, hash: string | undefined) {
  if (hash === listed) return undefined;
  if (listed === undefined)
    return `${name} is new: add the line "${hash}  ${name}" to ${APPLIED_MIGRATIONS_FILE}.`;
  const line = hash === undefined ? 'remove its line' : `its line becomes "${hash}  ${name}"`;
  return (
    `${name} was ${hash === undefined ? 'removed' : 'changed'}. If no deployment has run it, ${line} ` +
    `in ${APPLIED_MIGRATIONS_FILE}. Otherwise restore the file, and write a new migration.`
  );
}

function readList(list: string): Map<string, string> {
  const lines = list.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [hash = '', name = ''] = line.split('  ');
      return [name, hash];
    }),
  );
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
