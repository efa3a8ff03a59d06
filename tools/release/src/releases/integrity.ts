import { createHash } from 'node:crypto';

/** Computes the integrity hash (sha384) of a file for registry.json, release manifests and HTML documents. */
export function computeIntegrity(bytes: Buffer | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
