import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProgram, installPackages } from '@torsa/node-lib/debian-programs';
import { endProcess } from '@torsa/node-lib/end-process';
import { loopback } from '@torsa/node-lib/listen';
import { root } from '@torsa/node-lib/settings';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';

export interface NginxSite {
  readonly url: string;
  readonly pid: number;
  readonly close: () => Promise<void>;
}

/** The path of nginx; Debian's is installed where that is allowed. Undefined where there is none. */
export function findNginx(): string | undefined {
  const found = findProgram('nginx');
  if (found) return found;
  installPackages('nginx-light');
  return findProgram('nginx');
}

/** A published site behind nginx, with the configuration that docs/hosting.md gives; with one process that serves. */
export async function nginxSite(nginx: string, siteDir: string): Promise<NginxSite> {
  const port = await freePort();
  const { path: folder, remove } = await makeTempFolder();
  const documented = await readFile(path.join(root, 'docs/hosting/nginx.conf'), 'utf8');
  // The documented server block, here instead of there.
  const server = documented
    .replace('listen 80;', `listen ${loopback}:${port};`)
    .replace('root /srv/torsa/site;', `root ${siteDir};`);
  await writeFile(path.join(folder, 'nginx.conf'), wholeConfig(folder, server));
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
