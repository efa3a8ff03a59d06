import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stack } from './stack.ts';

export interface NginxSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The published site behind nginx, with the configuration that docs/hosting.md gives. */
export async function nginxSite(nginx: string): Promise<NginxSite> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'torsa-nginx-'));
  const server = await readFile(path.join(stack.root, 'docs/hosting/nginx.conf'), 'utf8');
  await writeFile(path.join(folder, 'nginx.conf'), wholeConfig(folder, adapt(server, port)));
  const child = spawn(
    nginx,
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'error.log'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url);
  return {
    url,
    close: async () => {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The documented server block, here instead of there. */
function adapt(server: string, port: number): string {
  return server
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/torsa/site;', `root ${stack.siteDir};`);
}

function wholeConfig(folder: string, server: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `daemon off;
user root;
pid ${folder}/nginx.pid;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${temporary}
${server}
}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx does not answer.');
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGQUIT');
  await ended;
}
