import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBuildInputs } from './build-inputs.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sharedInputs = ['shared/src', 'shared/package.json', 'pnpm-lock.yaml'];

/** Returns a hash of an app's source files, as 8 hexadecimal digits, to distinguish two builds on one page. */
export function hashAppSources(appDir: string): string {
  const hash = createHash('sha256');
  const inputs = [
    path.join(appDir, 'src'),
    path.join(appDir, 'package.json'),
    ...sharedInputs.map((input) => path.join(root, input)),
  ];
  for (const file of inputs.flatMap(listBuildInputs)) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Returns the git commit of the sources. The commit is absent outside git or with uncommitted changes. */
export function readCurrentCommit(appDir: string): { readonly commit?: string } {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', appDir, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return git('status', '--porcelain') ? {} : { commit: git('rev-parse', 'HEAD') };
  } catch {
    return {};
  }
}
