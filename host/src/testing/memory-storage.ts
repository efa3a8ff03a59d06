/** A storage of its own, as another browser would have. */
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

/** A storage that the visitor's settings keep closed. */
export function blockedStorage(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
