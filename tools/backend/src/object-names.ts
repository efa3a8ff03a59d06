/**
 * The property names that every JavaScript object inherits, in lower case. `@supabase/lite` looks up keys of a request
 * in plain objects. Such a name would reach an object that all requests share (docs/upstream-bugs.md).
 */
const inherited = new Set(
  [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].map((name) => name.toLowerCase()),
);

/** Returns true if a text is an inherited property name, in upper or lower case. */
export function isInheritedName(text: string): boolean {
  return inherited.has(text.toLowerCase());
}

/** Matches characters that a parser may drop inside a name: quotes, escapes and spaces. */
const DROPPED = /["'`\\\s\0]+/g;

/** Returns true if a list of columns, tables or paths contains an inherited property name. */
export function containsInheritedName(text: string): boolean {
  return [text, text.replace(DROPPED, '')].some((version) =>
    version.split(/[^\w$]+/).some(isInheritedName),
  );
}

/**
 * Prevents all code from adding properties to the prototypes that all objects share. It is a second defence behind
 * `checkRequest`. Such a write fails its own request and changes nothing.
 */
export function lockPrototypes(): void {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const { value } = Object.getOwnPropertyDescriptor(Object.prototype, name) ?? {};
    if (typeof value === 'function') Object.freeze(value);
  }
  // The prototypes are not frozen, because then no object could get its own `toString`.
  Object.preventExtensions(Object.prototype);
  Object.preventExtensions(Function.prototype);
}
