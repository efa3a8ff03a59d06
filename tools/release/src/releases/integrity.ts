import { createHash } from 'node:crypto';

/** The sha384 integrity of bytes, as in the registry, manifests and documents. */
export function integrityOf(bytes: Buffer | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
