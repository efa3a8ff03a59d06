import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { endProcess } from '@torsa/node-lib/end-process';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { waitUntil } from '@torsa/node-lib/wait-until';

/** `nobody`, who is in every system's list of users: PostgreSQL refuses to run as root. */
const NOBODY = 65534;

const SUPERUSER = 'supabase_admin';

export interface PostgresServer {
  /** Runs a script as a user, each time in a session of its own, and gives what it printed. */
  run(script: string, user?: string): Promise<string>;
  close(): Promise<void>;
}

/** An empty PostgreSQL in a folder of its own, reached through a socket there and through no port. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = await makeTempFolder();
  const asRoot = process.getuid?.() === 0;
  const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (asRoot) await chown(folder.path, NOBODY, NOBODY);
  const data = join(folder.path, 'data');
  const start = (program: string, args: readonly string[]): ChildProcess =>
    spawn(join(programs, program), args, { ...identity, cwd: folder.path, stdio: 'pipe' });

  const making = ['-D', data, '-U', SUPERUSER, '--auth=trust', '--no-sync', '--encoding=UTF8'];
  await output(start('initdb', [...making, '--locale=C.UTF-8']));
  // Nothing here outlives the test, so nothing is flushed.
  const settings = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${folder.path}`];
  const server = start('postgres', ['-D', data, ...settings.flatMap((one) => ['-c', one])]);
  const run = (script: string, user = SUPERUSER): Promise<string> => {
    const options = ['-XqAt', '-v', 'ON_ERROR_STOP=1', '-h', folder.path, '-U', user];
    return output(start('psql', [...options, '-d', 'postgres', '-f', '-']), script);
  };
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

async function output(child: ChildProcess, input = ''): Promise<string> {
  let printed = '';
  let complaints = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    complaints += chunk;
  });
  // A program that ends before it has read everything says why on its other stream.
  child.stdin?.on('error', () => {}).end(input);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${child.spawnargs[0]} failed: ${complaints}`);
  return printed;
}

async function untilReady(server: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  await waitUntil('PostgreSQL answers', ask).catch((cause: unknown) => {
    server.kill('SIGKILL');
    throw new Error(`PostgreSQL did not start:\n${log}`, { cause });
  });
}
