import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { findNginx, findNginxBrotli, nginxSite } from '@torsa/scripts/nginx/nginx-site';
import { ports } from '../settings.ts';

/** A server of one and the same published site. */
export interface MeasuredServer {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts nginx and the server of `npm start`, each with one process that serves. @throws {CommandError} without nginx. */
export async function startServers(siteDir: string): Promise<readonly MeasuredServer[]> {
  return [await startNginx(siteDir), await startOwnServer(siteDir)];
}

async function startNginx(siteDir: string): Promise<MeasuredServer> {
  const program = findNginx();
  if (!program) throw new CommandError('This needs nginx: install it, and run it again.');
  const brotli = findNginxBrotli();
  const { url, pid, close } = await nginxSite(program, siteDir, { brotli });
  return { name: brotli ? 'nginx' : 'nginx, gzip', url, pid, stop: close };
}

/** The server of `npm start`. */
export async function startOwnServer(siteDir: string): Promise<MeasuredServer> {
  const port = ports.sites;
  const child = fork(path.join(import.meta.dirname, 'serve-main.ts'), [siteDir, String(port)], {
    execArgv: ['--import', 'tsx'],
  });
  await once(child, 'message');
  return {
    name: '`npm start`',
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
