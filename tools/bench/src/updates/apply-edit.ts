import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A change of one file of the sources: what stands there, and what takes its place. */
export interface Edit {
  /** From the repository's folder. */
  readonly file: string;
  readonly find: RegExp;
  readonly replace: string;
}

/** Makes a change in the sources in `root`. @returns cleanup. @throws {Error} when the file has nothing to change. */
export async function applyEdit(
  root: string,
  { file, find, replace }: Edit,
): Promise<() => Promise<void>> {
  const target = path.join(root, file);
  const before = await readFile(target, 'utf8');
  const after = before.replace(find, replace);
  if (after === before) throw new Error(`${file} has nothing that looks like ${find}.`);
  await writeFile(target, after);
  return () => writeFile(target, before);
}
