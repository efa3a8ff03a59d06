import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { endProcess } from '@torsa/node-lib/end-process';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import postgres from 'postgres';
import type { PostgresPrograms } from './find-postgres.ts';

/** `nobody`, who is in every system's list of users: PostgreSQL refuses to run as root. */
const NOBODY = 65534;

const SUPERUSER = 'supabase_admin';

type Rows = readonly Readonly<Record<string, unknown>>[];

export interface PostgresServer {
  /** Runs a script as a user, each time in a session of its own, and gives the rows of its last statement. */
  run(script: string, user?: string): Promise<Rows>;
  close(): Promise<void>;
}

/** An empty PostgreSQL in a folder of its own, reached through a socket there and through no port. */
export async function startPostgres(programs: PostgresPrograms): Promise<PostgresServer> {
  const folder = await makeTempFolder();
  const { start, data } = await prepare(programs, folder.path);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  const making = ['-D', data, '-U', SUPERUSER, '--auth=trust', '--no-sync', ...locale];
  await succeed(start('initdb', [...making, '--builtin-locale=C.UTF-8']));
  // Nothing here outlives the test, so nothing is flushed.
  const settings = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${folder.path}`];
  const server = start('postgres', ['-D', data, ...settings.flatMap((one) => ['-c', one])]);
  const run = (script: string, user = SUPERUSER): Promise<Rows> =>
    runScript(join(folder.path, '.s.PGSQL.5432'), user, script);
  await untilReady(server, () => run('select 1'));
  return {
    run,
    async close() {
      // PostgreSQL's word for: now, without waiting for sessions.
      await endProcess(server, 'SIGINT');
      await folder.remove();
    },
  };
}

/** Root runs a copy as nobody, who may not read the folder that this repository is in. */
async function prepare(programs: PostgresPrograms, folder: string) {
  const asRoot = process.getuid?.() === 0;
  const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  let bin = dirname(programs.postgres);
  if (asRoot) {
    const copy = join(folder, 'native');
    await cp(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
    await chown(folder, NOBODY, NOBODY);
    bin = join(copy, 'bin');
  }
  const start = (program: 'initdb' | 'postgres', args: readonly string[]): ChildProcess =>
    spawn(join(bin, program), args, {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  return { start, data: join(folder, 'data') };
}

async function runScript(path: string, username: string, script: string): Promise<Rows> {
  const sql = postgres({
    path,
    username,
    database: 'postgres',
    max: 1,
    fetch_types: false,
    onnotice: () => {},
  });
  try {
    const results: unknown = await sql.unsafe(script);
    return lastOf(results as Rows | readonly Rows[]);
  } finally {
    await sql.end();
  }
}

/** A script of one statement gives its rows, one of several gives a list of them. */
function lastOf(results: Rows | readonly Rows[]): Rows {
  const last = results.at(-1);
  return Array.isArray(last) ? last : (results as Rows);
}

async function succeed(child: ChildProcess): Promise<void> {
  const log = logOf(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${child.spawnargs[0]} failed: ${log()}`);
}

async function untilReady(server: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  const log = logOf(server);
  await waitUntil('PostgreSQL answers', ask, { timeoutMs: 30_000 }).catch((cause: unknown) => {
    server.kill('SIGKILL');
    throw new Error(`PostgreSQL did not start:\n${log()}`, { cause });
  });
}

function logOf(child: ChildProcess): () => string {
  let log = '';
  child.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  return () => log;
}
