import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderLockedError } from './errors.ts';
import { processIdentity } from './process-identity.ts';

type Claim = { pid: number; identity: string; since: string; command: string; port: number };

export type Lock = { release(): Promise<void> };

const ATTEMPTS = 5;

/**
 * Takes the data folder for this process. PGlite has no lock of its own, and two processes in one
 * folder corrupt it.
 *
 * Each process writes a claim under a name that is never used again and then looks for others', so
 * two can never both find themselves alone, and removing a dead one's claim cannot hit a living
 * one's. Two that start at the same moment may both step back, hence the attempts.
 *
 * Throws a DataFolderLockedError that says who holds the folder and what to do.
 */
export async function takeLock(dataDir: string, port: number): Promise<Lock> {
  const folder = join(dataDir, 'lock');
  await mkdir(folder, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const own = await writeClaim(folder, port);
    const holder = await findOther(folder, own);
    if (!holder) return { release: () => rm(join(folder, own), { force: true }) };
    await rm(join(folder, own), { force: true });
    if (attempt === ATTEMPTS) throw lockedError(dataDir, holder);
    await sleep(20 + Math.random() * 60);
  }
}

async function writeClaim(folder: string, port: number): Promise<string> {
  const name = `${process.pid}-${randomUUID()}.json`;
  const claim: Claim = {
    pid: process.pid,
    identity: processIdentity(process.pid) ?? 'alive',
    since: new Date().toISOString(),
    command: process.argv.slice(0, 2).join(' '),
    port,
  };
  // Written aside and renamed: a reader finds a whole claim or none.
  const draft = join(folder, `${name}.draft`);
  await writeFile(draft, JSON.stringify(claim), { flag: 'wx', mode: 0o600 });
  await rename(draft, join(folder, name));
  return name;
}

async function findOther(folder: string, own: string): Promise<Claim | undefined> {
  for (const name of await readdir(folder)) {
    if (name === own || !name.endsWith('.json')) continue;
    const claim = await readClaim(join(folder, name));
    if (claim && processIdentity(claim.pid) === claim.identity) return claim;
    await rm(join(folder, name), { force: true });
  }
  return undefined;
}

async function readClaim(path: string): Promise<Claim | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isClaim(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isClaim(value: unknown): value is Claim {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'identity' in value &&
    typeof value.identity === 'string'
  );
}

function lockedError(dataDir: string, holder: Claim): DataFolderLockedError {
  return new DataFolderLockedError(
    `The data folder ${dataDir} is in use by process ${holder.pid} (${holder.command}), ` +
      `running since ${holder.since} with its API on port ${holder.port}. ` +
      'Stop that one first (Ctrl-C in its terminal), or give this one another folder with DATA_DIR.',
  );
}
