import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { stack } from './stack.ts';

const packages = [
  'host',
  'remote-marketing',
  'remote-auth',
  'remote-dashboards',
  'shared',
  ...['backend', 'node-lib', 'release', 'scripts'].map((name) => `tools/${name}`),
];
const alsoNeeded = ['supabase', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

export interface SourceCopy {
  readonly dir: string;
  readonly remove: () => Promise<void>;
}

/** The sources in a folder of their own, with the installed dependencies of the real ones: a test may edit them. */
export async function sourceCopy(): Promise<SourceCopy> {
  const { path: dir, remove } = await makeTempFolder();
  const skipped = new Set(['node_modules', 'dist']);
  for (const name of [...packages, ...alsoNeeded]) {
    await cp(path.join(stack.root, name), path.join(dir, name), {
      recursive: true,
      filter: (source) => !skipped.has(path.basename(source)),
    });
  }
  for (const name of ['.', ...packages]) {
    await symlink(
      path.join(stack.root, name, 'node_modules'),
      path.join(dir, name, 'node_modules'),
    );
  }
  return { dir, remove };
}
