import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type SourceCopy, sourceCopy } from '@torsa/e2e/support/source-copy';
import { benchDir } from '../settings.ts';

const run = promisify(execFile);

/** A change of one file of the sources: what stands there, and what takes its place. */
export interface Edit {
  /** From the repository's folder. */
  readonly file: string;
  readonly find: RegExp;
  readonly replace: string;
}

/** A copy of the sources, the monolith's among them, in which files may be changed. */
export async function editableSources(): Promise<SourceCopy> {
  const source = await sourceCopy();
  const bench = path.join(source.dir, 'tools/bench');
  await cp(path.join(benchDir, 'src/monolith'), path.join(bench, 'src/monolith'), {
    recursive: true,
  });
  await symlink(path.join(benchDir, 'node_modules'), path.join(bench, 'node_modules'));
  return source;
}

/** Makes a change. @returns its undo. @throws {Error} when the file has nothing to change. */
export async function applyEdit(
  { dir }: SourceCopy,
  { file, find, replace }: Edit,
): Promise<() => Promise<void>> {
  const target = path.join(dir, file);
  const before = await readFile(target, 'utf8');
  const after = before.replace(find, replace);
  if (after === before) throw new Error(`${file} has nothing that looks like ${find}.`);
  await writeFile(target, after);
  return () => writeFile(target, before);
}

/** Builds apps of a copy as a team does. */
export async function buildApps({ dir }: SourceCopy, names: readonly string[]): Promise<void> {
  await run(process.execPath, ['tools/scripts/run.mjs', 'build', ...names], { cwd: dir });
}
