/** Creates an empty storage, like that of another browser. */
export function memoryStorage(
  entries: Readonly<Record<string, string>> = {},
): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map(Object.entries(entries));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
  };
}

/** Throws, like a storage that the browser's settings block. */
export function blockedStorage(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
