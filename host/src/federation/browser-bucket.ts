/** What a browser is told apart by. It says nothing of who uses it. */
export const browserIdKey = 'torsa.browser';

/**
 * Where this browser stands for an app, from 0 up to but not including 100: always the same, and for each app
 * another, so that the same people do not try out everything. When storage is unavailable, it is 100,
 * outside of every canary, because it could not stay in one.
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

/** FNV-1a, 32 bits, with the final mixing of MurmurHash3: ids that differ in one digit land far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
