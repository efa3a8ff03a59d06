import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputs } from './build-inputs.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sharedInputs = ['shared/src', 'shared/package.json', 'pnpm-lock.yaml'];

/**
 * A name for what an app is built from, 8 hexadecimal digits. Two builds of one app that differ can be in one page
 * at once, and must not share the global variables that their chunks arrive through.
 */
export function buildId(appDir: string): string {
  const hash = createHash('sha256');
  const inputs = [
    path.join(appDir, 'src'),
    path.join(appDir, 'package.json'),
    ...sharedInputs.map((input) => path.join(root, input)),
  ];
  for (const file of inputs.flatMap(buildInputs)) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

/** The commit that an app is built from, for its release manifest; nothing outside of git and while there are changes. */
export function readCommit(appDir: string): { readonly commit?: string } {
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
