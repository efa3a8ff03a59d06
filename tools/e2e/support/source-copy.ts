import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { makeWritable } from '@torsa/node-lib/testing/make-writable';
import { copyFolder } from './copy-folder.ts';
import { testStack } from './stack.ts';

const packages = [
  'host',
  'remote-marketing',
  'remote-auth',
  'remote-dashboards',
  'shared',
  ...['backend', 'node-lib', 'release', 'scripts'].map((name) => `tools/${name}`),
];
const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

const skipped = ['node_modules', 'dist'];

/** The npm scope of this workspace's packages in `node_modules` folders. */
const ownScope = '@torsa';

export interface SourceCopy {
  readonly dir: string;
  /** Replaces all occurrences of a text in a source file. A file watcher never sees an incomplete file. */
  readonly edit: (file: string, before: string, after: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * Copies the source code to a temporary folder, which a test may edit.
 * @param extraPackages packages to copy in addition to the packages of the site
 */
export async function createSourceCopy(extraPackages: readonly string[] = []): Promise<SourceCopy> {
  const { path: dir, remove } = await makeTempFolder();
  const copied = [...packages, ...extraPackages];
  for (const name of [...copied, 'supabase']) {
    await copyFolder(path.join(testStack.root, name), path.join(dir, name), skipped);
  }
  for (const name of files) await copyFile(path.join(testStack.root, name), path.join(dir, name));
  await makeWritable(dir);
  for (const name of ['.', ...copied]) await linkDependencies(name, dir);
  return {
    dir,
    edit: async (file, before, after) => {
      const target = path.join(dir, file);
      const text = await readFile(target, 'utf8');
      if (!text.includes(before))
        throw new Error(`Cannot edit ${file}: the file does not contain "${before}".`);
      const draft = path.join(dir, 'edited-file');
      await writeFile(draft, text.replaceAll(before, after));
      await rename(draft, target);
    },
    remove,
  };
}

/**
 * Links a package's external dependencies to the installed packages, and its workspace dependencies to the copied
 * packages.
 */
async function linkDependencies(name: string, dir: string): Promise<void> {
  const installed = path.join(testStack.root, name, 'node_modules');
  const linked = path.join(dir, name, 'node_modules');
  await mkdir(path.join(linked, ownScope), { recursive: true });
  for (const entry of await readdir(installed)) {
    if (entry !== ownScope) await symlink(path.join(installed, entry), path.join(linked, entry));
  }
  for (const own of await readdir(path.join(installed, ownScope)).catch(() => [])) {
    const source = await realpath(path.join(installed, ownScope, own));
    const copy = path.join(dir, path.relative(testStack.root, source));
    await symlink(copy, path.join(linked, ownScope, own));
  }
}
