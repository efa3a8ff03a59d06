import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listBuildInputs } from '@torsa/shared/build/build-inputs';

/** Hashes the files at or below the paths that a build may read, and the version of Node. */
export function fingerprintBuildInputs(inputs: readonly string[]): string {
  return fingerprintOf(hashBuildInputs(inputs));
}

/** Hashes each file at or below the paths that a build may read. The keys of the result are the files. */
export function hashBuildInputs(inputs: readonly string[]): ReadonlyMap<string, string> {
  const files = inputs.flatMap(listBuildInputs);
  return new Map(files.map((file) => [file, hash('sha256', readFileSync(file))]));
}

/** Combines the hashes of files and the version of Node into one hash. */
export function fingerprintOf(hashes: ReadonlyMap<string, string>): string {
  return hash('sha256', JSON.stringify([process.version, ...hashes]));
}
