import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ProcessLock } from '@torsa/node-lib/process-lock';
import { fingerprintBuildInputs } from '@torsa/scripts/builds/fingerprint';
import { copyFolder } from './copy-folder.ts';
import { createSourceCopy } from './source-copy.ts';
import { testStack } from './stack.ts';

const run = promisify(execFile);

/** A text replacement in a source file. An empty `before` creates the file. */
export type SourceFileEdit = readonly [file: string, before: string, after: string];

/** Time-out of one app build on a busy machine, in milliseconds. */
export const buildTimeoutMs = 120_000;

const variantsDir = path.join(testStack.root, '.local/variants');

/**
 * Builds an app of this repository with changed source files.
 * @returns the build folder for the `--from` option of the release command
 */
export function buildChangedApp(folder: string, edits: readonly SourceFileEdit[]): Promise<string> {
  return buildAppOrReuseCached(folder, edits, async (dir) => {
    for (const [file, before, after] of edits) {
      const target = path.join(dir, file);
      if (before === '') await mkdir(path.dirname(target), { recursive: true });
      const text = before === '' ? '' : await readFile(target, 'utf8');
      if (!text.includes(before))
        throw new Error(`Cannot edit ${file}: the file does not contain "${before}".`);
      await writeFile(target, text.replace(before, after));
    }
  });
}

/**
 * Builds an app from changed sources in a temporary folder, or returns the cached build of an identical change.
 * @param change description of the source change as JSON, which is a component of the cache key
 * @param apply changes the app's sources in the temporary folder
 * @returns the build folder for the `--from` option of the release command
 */
export async function buildAppOrReuseCached(
  folder: string,
  change: unknown,
  apply: (dir: string) => Promise<void>,
): Promise<string> {
  const name = hashOf(JSON.stringify([folder, change]));
  const kept = path.join(
    variantsDir,
    `${name}-${hashOf(fingerprintBuildInputs(sourcesOf(folder)))}`,
  );
  const unlock = await new ProcessLock(path.join(variantsDir, `${name}.lock`)).acquire(
    buildTimeoutMs,
    folder,
  );
  try {
    if (existsSync(kept)) return kept;
    for (const old of await readdir(variantsDir)) {
      if (old.startsWith(`${name}-`)) await rm(path.join(variantsDir, old), { recursive: true });
    }
    await build(folder, apply, kept);
  } finally {
    await unlock();
  }
  return kept;
}

async function build(
  folder: string,
  apply: (dir: string) => Promise<void>,
  kept: string,
): Promise<void> {
  const source = await createSourceCopy();
  try {
    const dir = path.join(source.dir, folder);
    await apply(dir);
    await run(
      process.execPath,
      [path.join(dir, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'],
      { cwd: dir, env: { ...process.env, NODE_ENV: 'production' } },
    );
    // Renames the finished build into the cache, so that the cache never contains an incomplete build.
    await copyFolder(path.join(dir, 'dist'), `${kept}.part/dist`);
    await rename(`${kept}.part`, kept);
  } finally {
    await source.remove();
  }
}

function sourcesOf(folder: string): readonly string[] {
  const shared = ['src', 'build', 'package.json'].map((name) => `shared/${name}`);
  const own = ['src', 'rspack.config.ts', 'package.json'].map((name) => `${folder}/${name}`);
  return [...shared, ...own, 'pnpm-lock.yaml'].map((name) => path.join(testStack.root, name));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
