import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listBuildInputs } from '@torsa/shared/build/build-inputs';

/** Hashes the files at or below the paths that a build may read, and the version of Node. */
export function fingerprintBuildInputs(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap(listBuildInputs)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
