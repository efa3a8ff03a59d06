/**
 * The names that every JavaScript object inherits, in lower case. `@supabase/lite` looks keys of a request up in plain
 * objects, so one of these names reaches an object that all requests share: docs/upstream-bugs.md.
 */
const inherited = new Set(
  [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].map((name) => name.toLowerCase()),
);

/** True if a text is such a name, in upper or lower case. */
export function isInheritedName(text: string): boolean {
  return inherited.has(text.toLowerCase());
}

/** Characters that a parser may drop inside a name: quotes, escapes and spaces. */
const DROPPED = /["'`\\\s\0]+/g;

/** True if a list of columns, tables or paths contains such a name. */
export function containsInheritedName(text: string): boolean {
  return [text, text.replace(DROPPED, '')].some((version) =>
    version.split(/[^\w$]+/).some(isInheritedName),
  );
}

/**
 * Lets no code add properties to the objects that all others inherit from. It is a second line of defence behind
 * `checkRequest`: a write that gets that far fails its own request and changes nothing.
 */
export function lockSharedObjects(): void {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const { value } = Object.getOwnPropertyDescriptor(Object.prototype, name) ?? {};
    if (typeof value === 'function') Object.freeze(value);
  }
  // Not frozen: then no object could be assigned a `toString` of its own.
  Object.preventExtensions(Object.prototype);
  Object.preventExtensions(Function.prototype);
}
