import { spawn, spawnSync } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findInstalledProgram, installDebianPackages } from '@torsa/node-lib/debian-programs';
import { endProcess } from '@torsa/node-lib/end-process';
import { loopbackAddress } from '@torsa/node-lib/listen';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';

export interface NginxSite {
  readonly url: string;
  readonly pid: number;
  readonly close: () => Promise<void>;
}

/** The path of nginx; undefined without it. Debian's nginx is installed if that needs no password. */
export function findNginx(): string | undefined {
  const found = findInstalledProgram('nginx');
  if (found) return found;
  installDebianPackages('nginx-light');
  return findInstalledProgram('nginx');
}

/** A published site behind nginx with one worker and the configuration of docs/hosting.md. */
export async function nginxSite(nginx: string, siteDir: string): Promise<NginxSite> {
  const port = await freePort();
  const { path: folder, remove } = await makeTempFolder();
  const documented = await readFile(path.join(repositoryRoot, 'docs/hosting/nginx.conf'), 'utf8');
  // The documented server block with the port and folder of this test.
  const server = documented
    .replace('listen 80;', `listen ${loopbackAddress}:${port};`)
    .replace('root /srv/torsa/site;', 'root site;');
  await symlink(siteDir, path.join(folder, 'site'));
  await writeFile(path.join(folder, 'nginx.conf'), wholeConfig(mimeTypesOf(nginx), server));
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://${loopbackAddress}:${port}`;
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

/** The list of media types, beside the default configuration, whose path nginx prints. */
function mimeTypesOf(nginx: string): string {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const config = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return path.join(path.dirname(config), 'mime.types');
}

/** Relative paths to this repository and temporary files, because a space in a path would need quotes. */
function wholeConfig(mimeTypes: string, server: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${name};`)
    .join('\n');
  // Only root needs this directive; nginx warns about it for other users.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `daemon off;
${user}
pid nginx.pid;
events {}
http {
include ${mimeTypes};
access_log off;
${temporary}
${server}
}
`;
}
