/** The storage key of this browser's random id. The id contains no personal data. */
export const browserIdKey = 'torsa.browser';

/**
 * Returns the bucket of this browser for an app: a stable integer from 0 to 99. Each app has different buckets, so that its
 * canary reaches different visitors.
 * Without storage, the bucket is 100, which is outside of every canary, because the browser could not keep its bucket.
 */
export function browserBucket(
  app: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): number {
  try {
    const id = storage().getItem(browserIdKey) ?? crypto.randomUUID();
    storage().setItem(browserIdKey, id);
    return hash(`${id} ${app}`) % 100;
  } catch {
    return 100;
  }
}

/** FNV-1a with 32 bits and the final mixing of MurmurHash3: ids that differ in one digit get very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
