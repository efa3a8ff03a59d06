import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Lists the files at or below a path that a build may read, sorted and without tests. */
export function listBuildInputs(input: string): string[] {
  if (!existsSync(input)) return [];
  if (statSync(input).isFile()) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
