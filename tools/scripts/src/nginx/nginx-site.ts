import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProgram, installPackages } from '@torsa/node-lib/debian-programs';
import { endProcess } from '@torsa/node-lib/end-process';
import { freePort } from '@torsa/node-lib/free-port';
import { loopback } from '@torsa/node-lib/listen';
import { root } from '@torsa/node-lib/settings';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { waitUntil } from '@torsa/node-lib/wait-until';

export interface NginxSite {
  readonly url: string;
  readonly pid: number;
  readonly close: () => Promise<void>;
}

/** Debian's module that serves what was compressed with brotli beforehand. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The path of nginx; Debian's is installed where that is allowed. Undefined where there is none. */
export function findNginx(): string | undefined {
  const found = findProgram('nginx');
  if (found) return found;
  installPackages('nginx-light');
  return findProgram('nginx');
}

/** Whether nginx can serve brotli; Debian's module for it is installed where that is allowed. */
export function findNginxBrotli(): boolean {
  if (!existsSync(brotliModule)) installPackages('libnginx-mod-http-brotli-static');
  return existsSync(brotliModule);
}

/** A published site behind nginx, with the configuration that docs/hosting.md gives; with one process that serves. */
export async function nginxSite(
  nginx: string,
  siteDir: string,
  { brotli = false }: { readonly brotli?: boolean } = {},
): Promise<NginxSite> {
  const port = await freePort();
  const { path: folder, remove } = await makeTempFolder();
  const documented = await readFile(path.join(root, 'docs/hosting/nginx.conf'), 'utf8');
  // The documented server block, here instead of there.
  const server = documented
    .replace('listen 80;', `listen ${loopback}:${port};`)
    .replace('root /srv/torsa/site;', `root ${siteDir};`)
    .replace(/^ +gzip_static on;$/m, (line) => (brotli ? `${line}\nbrotli_static on;` : line));
  await writeFile(path.join(folder, 'nginx.conf'), wholeConfig(folder, server, brotli));
  const child = spawn(
    nginx,
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'error.log'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const url = `http://${loopback}:${port}`;
  await waitUntil('nginx answers', () => fetch(url));
  return {
    url,
    pid: child.pid ?? 0,
    close: async () => {
      await endProcess(child, 'SIGQUIT');
      await remove();
    },
  };
}

function wholeConfig(folder: string, server: string, brotli: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `${brotli ? `load_module ${brotliModule};\n` : ''}daemon off;
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
