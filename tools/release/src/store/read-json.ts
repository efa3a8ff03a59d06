import { type SiteStore, SiteStoreError } from './store.ts';

/**
 * Reads and parses a JSON file.
 * @returns undefined for a missing key.
 * @throws {SiteStoreError} with the file's name for invalid JSON.
 */
export async function readStoredJson(store: SiteStore, key: string): Promise<unknown> {
  const file = await store.read(key);
  return file && parseJson(file.bytes, `${store.name}/${key}`);
}

/**
 * Parses JSON.
 * @throws {SiteStoreError} with the file's name for invalid JSON.
 */
export function parseJson(bytes: Buffer, name: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new SiteStoreError(`${name} is not JSON.`, { cause });
  }
}

export function encodeStoredJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
