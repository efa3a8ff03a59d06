import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { endProcess } from '@torsa/node-lib/end-process';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import type { PostgresPrograms } from './find-postgres.ts';
import { createPostgresFolder } from './postgres-folder.ts';
import {
  type DatabaseConnection,
  openDatabaseSessions,
  type SqlResultRows,
} from './postgres-sessions.ts';

/** PostgreSQL refuses to run as root, and the system user `nobody` exists on every Unix system. */
const NOBODY = 65534;
const asNobody = { uid: NOBODY, gid: NOBODY };

const isRoot = process.getuid?.() === 0;

const SUPERUSER = 'supabase_admin';

export interface PostgresServer {
  /** Runs an SQL script as a database user in a clean session, and returns the rows of the last statement. */
  run(script: string, user?: string, database?: string): Promise<SqlResultRows>;
  /** Opens a superuser session that keeps its transaction and its query plans between scripts. */
  connect(): DatabaseConnection;
  close(): Promise<void>;
}

/** Creates the data of a PostgreSQL server in `dataDir`, and calls `fill` to add databases and rows. */
export async function createPostgresDataDirectory(
  programs: PostgresPrograms,
  dataDir: string,
  fill: (server: PostgresServer) => Promise<void>,
): Promise<void> {
  const { folder, start, data } = await prepare(programs);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  const making = ['-D', data, '-U', SUPERUSER, '--auth=trust', '--no-sync', ...locale];
  // Small write-ahead log files make the data folder smaller, which each test copies.
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
  await copy([data], dataDir);
  await folder.remove();
}

/**
 * Starts PostgreSQL on a copy of a prepared data folder. It listens on a Unix socket, not on a port.
 * @param oids the object identifiers of the databases to copy
 */
export async function startPostgres(
  programs: PostgresPrograms,
  dataDir: string,
  defaultDatabase: string,
  oids: readonly number[],
): Promise<PostgresServer> {
  const { folder, start, data } = await prepare(programs);
  await mkdir(join(data, 'base'), { recursive: true, mode: 0o700 });
  const cluster = (await readdir(dataDir)).filter((entry) => entry !== 'base');
  await copy(
    cluster.map((entry) => join(dataDir, entry)),
    data,
  );
  await copy(
    oids.map((oid) => join(dataDir, 'base', String(oid))),
    join(data, 'base'),
  );
  // Gives the data folder to the server's user, because an earlier run may have created it as another user.
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
  // Does not flush data to disk, because test data may be lost in a crash. The write-ahead log stays short, because
  // each test copies it.
  const settings = [
    'fsync=off',
    'wal_recycle=off',
    'listen_addresses=',
    `unix_socket_directories=${quoted(folder)}`,
    // Replaces the machine's time zone, which initdb writes into the configuration.
    'timezone=UTC',
  ];
  const sizes = ['min_wal_size=2MB', 'max_wal_size=64MB', 'autovacuum=off'];
  const options = [...settings, ...sizes].flatMap((one) => ['-c', one]);
  const server = start('postgres', ['-D', data, ...options]);
  const sessions = openDatabaseSessions(join(folder, '.s.PGSQL.5432'), keepsSessions);
  const run = (
    script: string,
    user = SUPERUSER,
    database = defaultDatabase,
  ): Promise<SqlResultRows> => sessions.run({ username: user, database }, script);
  await untilReady(server, () => run('select 1'));
  return {
    run,
    connect: () => sessions.connect({ username: SUPERUSER, database: defaultDatabase }),
    async close() {
      await sessions.close();
      // SIGINT stops PostgreSQL immediately, without waiting for open sessions.
      await endProcess(server, 'SIGINT');
    },
  };
}

/** Quotes a path in PostgreSQL's list of socket folders, because a comma separates its items. */
function quoted(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

/**
 * Returns the paths of PostgreSQL programs that the server's user can run. For root, it copies them, because the user
 * `nobody` cannot read root's files.
 */
export async function preparePostgresPrograms(
  programs: PostgresPrograms,
): Promise<{ programs: PostgresPrograms; remove: () => Promise<void> }> {
  if (!isRoot) return { programs, remove: async () => {} };
  const folder = await createPostgresFolder();
  const native = join(folder.path, 'native');
  await copy([dirname(dirname(programs.postgres))], native);
  await giveToNobody(folder.path);
  const inCopy = (program: string) => join(native, 'bin', basename(program));
  return {
    programs: { initdb: inCopy(programs.initdb), postgres: inCopy(programs.postgres) },
    remove: folder.remove,
  };
}

/**
 * Returns true if this user can run PostgreSQL. The user needs a name, and root needs the right to start a process as
 * another user.
 */
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
  const folder = await createPostgresFolder();
  if (isRoot) await giveToNobody(folder.path);
  const start: Start = (program, args) =>
    spawn(programs[program], args, {
      ...(isRoot ? asNobody : {}),
      cwd: folder.path,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  return { folder, start, data: join(folder.path, 'data') };
}

/** Copies files with their owners and permissions, because PostgreSQL checks both. */
async function copy(from: readonly string[], to: string): Promise<void> {
  await promisify(execFile)('cp', ['-pR', ...from, to]);
}

async function giveToNobody(folder: string): Promise<void> {
  await promisify(execFile)('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
}

async function succeed(child: ChildProcess): Promise<void> {
  const log = logOf(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The PostgreSQL program ${child.spawnargs[0]} failed: ${log()}`);
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
