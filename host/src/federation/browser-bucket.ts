/** The local storage key of this browser's random ID, which contains no personal data. */
export const browserIdStorageKey = 'torsa.browser';

/**
 * Returns this browser's canary bucket for one app: a stable integer from 0 to 99. Without storage, it returns 100, so
 * that the browser gets no canary release (gradual rollout).
 */
export function getCanaryBucket(
  app: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): number {
  try {
    const id = storage().getItem(browserIdStorageKey) ?? crypto.randomUUID();
    storage().setItem(browserIdStorageKey, id);
    return hash(`${id} ${app}`) % 100;
  } catch {
    return 100;
  }
}

/**
 * Hashes an ID with 32-bit FNV-1a and the final mixing of MurmurHash3, so that similar IDs get very different hashes.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
