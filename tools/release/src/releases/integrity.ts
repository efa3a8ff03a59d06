import { createHash } from 'node:crypto';

/** The sha384 integrity of bytes, as registry, manifests and documents carry it. */
export function integrityOf(bytes: Buffer | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
