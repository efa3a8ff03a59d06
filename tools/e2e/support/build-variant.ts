import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type SourceCopy, sourceCopy } from './source-copy.ts';

const run = promisify(execFile);

/** A change to make in a file: a text and what takes its place. */
export type Edit = readonly [file: string, before: string, after: string];

/** Builds an app from a copy of the sources with some edits. @returns the app's folder, and the copy to remove later. */
export async function buildVariant(
  folder: string,
  edits: readonly Edit[],
): Promise<{ readonly dir: string; readonly source: SourceCopy }> {
  const source = await sourceCopy();
  const dir = path.join(source.dir, folder);
  for (const [file, before, after] of edits) {
    const target = path.join(dir, file);
    const text = await readFile(target, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not contain "${before}".`);
    await writeFile(target, text.replace(before, after));
  }
  await run(process.execPath, [path.join(dir, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { dir, source };
}
