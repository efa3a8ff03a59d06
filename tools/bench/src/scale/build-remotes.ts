import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { CommandError } from '@torsa/node-lib/command-error';
import { remoteConfig } from '@torsa/shared/build/remote-config';
import { benchDir } from '../settings.ts';
import { remoteSources } from './remote-sources.ts';

/** A remote to generate. Another edition of the same remote is another release of it. */
export interface GeneratedRemote {
  readonly name: string;
  readonly edition: number;
}

/** So many are built at once: Rspack uses all cores for each, and keeps all of them in memory. */
const batch = 10;

/**
 * Writes remotes into `folder` and builds each as every remote of this repository is built.
 * @returns their folders, with a finished build in `dist`.
 */
export async function buildRemotes(
  folder: string,
  remotes: readonly GeneratedRemote[],
): Promise<readonly string[]> {
  // What the sources import is found where this package finds it.
  await symlink(path.join(benchDir, 'node_modules'), path.join(folder, 'node_modules')).catch(
    () => undefined,
  );
  const apps = await Promise.all(remotes.map((remote) => writeSources(folder, remote)));
  for (let first = 0; first < apps.length; first += batch) {
    await build(apps.slice(first, first + batch).flatMap(configsOf));
  }
  return apps.map(({ dir }) => dir);
}

async function writeSources(folder: string, { name, edition }: GeneratedRemote) {
  const dir = path.join(folder, `${name}-${edition}`);
  for (const [file, text] of Object.entries(remoteSources(name, edition))) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  return { name, dir };
}

function configsOf({ name, dir }: { readonly name: string; readonly dir: string }) {
  const config = remoteConfig({ name, dir, devPort: 0, budget: 60_000 })({}, {});
  return Array.isArray(config) ? config : [config];
}

async function build(configs: Configuration[]): Promise<void> {
  const compiler = rspack(configs);
  const problems = await new Promise<readonly string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('Rspack gave no stats.'));
      const { errors = [], children = [] } = stats.toJson({ all: false, errors: true });
      const all = [...errors, ...children.flatMap((child) => child.errors ?? [])];
      resolve(all.map(({ message }) => message));
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (problems.length > 0) {
    throw new CommandError(`The generated remotes cannot be built.\n${problems.join('\n')}`);
  }
}
