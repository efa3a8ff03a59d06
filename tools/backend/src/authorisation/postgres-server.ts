import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { endProcess } from '@torsa/node-lib/end-process';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import type { PostgresPrograms } from './find-postgres.ts';
import { makePostgresFolder } from './postgres-folder.ts';
import { type Connection, openSessions, type Rows } from './postgres-sessions.ts';

/** The user `nobody` exists on every system. PostgreSQL refuses to run as root. */
const NOBODY = 65534;
const asNobody = { uid: NOBODY, gid: NOBODY };

const isRoot = process.getuid?.() === 0;

const SUPERUSER = 'supabase_admin';

export interface PostgresServer {
  /** Runs a script as a user in a clean session. Returns the rows of its last statement. */
  run(script: string, user?: string, database?: string): Promise<Rows>;
  /** Opens a superuser session that keeps its transaction and its plans between scripts. */
  connect(): Connection;
  close(): Promise<void>;
}

/** Creates the data of a server in `dataDir` and fills it with `fill`. */
export async function makeCluster(
  programs: PostgresPrograms,
  dataDir: string,
  fill: (server: PostgresServer) => Promise<void>,
): Promise<void> {
  const { folder, start, data } = await prepare(programs);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  const making = ['-D', data, '-U', SUPERUSER, '--auth=trust', '--no-sync', ...locale];
  // The log files are small, because every test copies them.
  await succeed(start('initdb', [...making, '--builtin-locale=C.UTF-8', '--wal-segsize=1']));
  const server = await serve(folder.path, start, data, {
    database: 'postgres',
    keepsSessions: false,
  });
  try {
    await fill(server);
  } finally {
    await server.close();
  }
  await copyFolder(data, dataDir);
  await folder.remove();
}

/** Starts PostgreSQL on a copy of such data in a new folder. It listens on a socket and on no port. */
export async function startPostgres(
  programs: PostgresPrograms,
  dataDir: string,
  defaultDatabase: string,
): Promise<PostgresServer> {
  const { folder, start, data } = await prepare(programs);
  await copyFolder(dataDir, data);
  // Another user may have created the data in an earlier run.
  if (isRoot) await giveToNobody(folder.path);
  const server = await serve(folder.path, start, data, {
    database: defaultDatabase,
    keepsSessions: true,
  });
  return {
    ...server,
    async close() {
      await server.close();
      await folder.remove();
    },
  };
}

type Start = (program: keyof PostgresPrograms, args: readonly string[]) => ChildProcess;

async function serve(
  folder: string,
  start: Start,
  data: string,
  {
    database: defaultDatabase,
    keepsSessions,
  }: { readonly database: string; readonly keepsSessions: boolean },
): Promise<PostgresServer> {
  // Data need not outlive the test, so nothing is flushed. Every test copies the log, so it stays short.
  const settings = [
    'fsync=off',
    'wal_recycle=off',
    'listen_addresses=',
    `unix_socket_directories=${quoted(folder)}`,
    // initdb writes the time zone of the machine into the configuration.
    'timezone=UTC',
  ];
  const sizes = ['min_wal_size=2MB', 'max_wal_size=64MB', 'autovacuum=off'];
  const options = [...settings, ...sizes].flatMap((one) => ['-c', one]);
  const server = start('postgres', ['-D', data, ...options]);
  const sessions = openSessions(join(folder, '.s.PGSQL.5432'), keepsSessions);
  const run = (script: string, user = SUPERUSER, database = defaultDatabase): Promise<Rows> =>
    sessions.run({ username: user, database }, script);
  await untilReady(server, () => run('select 1'));
  return {
    run,
    connect: () => sessions.connect({ username: SUPERUSER, database: defaultDatabase }),
    async close() {
      await sessions.close();
      // PostgreSQL's signal to stop immediately, without waiting for sessions.
      await endProcess(server, 'SIGINT');
    },
  };
}

/** Quotes an element of a list, because a comma separates folders. */
function quoted(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

/**
 * Returns programs that the server's user can run. As root they are copied, because `nobody` cannot read every folder
 * and file of root.
 */
export async function preparePrograms(
  programs: PostgresPrograms,
): Promise<{ programs: PostgresPrograms; remove: () => Promise<void> }> {
  if (!isRoot) return { programs, remove: async () => {} };
  const folder = await makePostgresFolder();
  const native = join(folder.path, 'native');
  await copyFolder(dirname(dirname(programs.postgres)), native);
  await giveToNobody(folder.path);
  const copy = (program: string) => join(native, 'bin', basename(program));
  return {
    programs: { initdb: copy(programs.initdb), postgres: copy(programs.postgres) },
    remove: folder.remove,
  };
}

/** PostgreSQL needs a named user, and root needs the right to start a process as another user. */
export async function canRunPostgres({ initdb }: PostgresPrograms): Promise<boolean> {
  try {
    userInfo();
    await promisify(execFile)(initdb, ['--version'], isRoot ? asNobody : {});
    return true;
  } catch {
    return false;
  }
}

async function prepare(programs: PostgresPrograms) {
  const folder = await makePostgresFolder();
  if (isRoot) await giveToNobody(folder.path);
  const start: Start = (program, args) =>
    spawn(programs[program], args, {
      ...(isRoot ? asNobody : {}),
      cwd: folder.path,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  return { folder, start, data: join(folder.path, 'data') };
}

/** Copies files with their owners and modes, because PostgreSQL checks them. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-pR', from, to]);
}

async function giveToNobody(folder: string): Promise<void> {
  await promisify(execFile)('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
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
