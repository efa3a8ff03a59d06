import { createHash } from 'node:crypto';

/** Hashes bytes to an integrity text (sha384) for registry.json, manifests and documents. */
export function computeIntegrity(bytes: Buffer | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
