import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { runWorkspaceToolForOutput } from '@torsa/node-lib/run-tool';
import { appDir, remoteNames } from '@torsa/node-lib/settings';
import { createDevServer } from '../dev/dev-server.ts';
import { createRemoteFiles } from './new-remote-files.ts';

/** `new-remote <name>` creates a remote app with a page and a test, ready to publish. No other file changes. */
export async function createRemoteApp([name, ...rest]: readonly string[]): Promise<void> {
  if (!name || rest.length > 0) throw new CommandError('Usage: npm run new-remote -- <name>');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name === 'host') {
    throw new CommandError(
      `"${name}" is not a valid remote name. Use lower-case letters, digits and hyphens.`,
    );
  }
  const dir = appDir(name);
  if (existsSync(dir)) throw new CommandError(`${dir} already exists. Choose another name.`);

  for (const [file, text] of Object.entries(createRemoteFiles(name, await freeDevPort()))) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  await runWorkspaceToolForOutput('pnpm', ['install', '--prefer-offline']);
  console.log(`Created ${dir} with a page at /${name}.
npm run dev -- ${name}               runs it from source with hot reload
npm run build -- ${name}             builds it
npm run release -- publish ${name}   makes it live`);
}

/** Chooses the port after the highest development port of the existing remotes. */
async function freeDevPort(): Promise<number> {
  const servers = await Promise.all(remoteNames.map(createDevServer));
  return Math.max(3100, ...servers.map(({ port }) => port)) + 1;
}
