/**
 * The lower-case names of the properties that every JavaScript object inherits. `@supabase/lite` would return an
 * inherited property for such a key of a request (docs/upstream-bugs.md).
 */
const inherited = new Set(
  [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].map((name) => name.toLowerCase()),
);

/** Returns true if a text is the name of an inherited object property, in upper or lower case. */
export function isInheritedPropertyName(text: string): boolean {
  return inherited.has(text.toLowerCase());
}

/** Matches characters that a parser may drop inside a column name: quotes, escapes and spaces. */
const DROPPED = /["'`\\\s\0]+/g;

/** Returns true if a list of columns, tables or JSON paths contains the name of an inherited object property. */
export function containsInheritedPropertyName(text: string): boolean {
  return [text, text.replace(DROPPED, '')].some((version) =>
    version.split(/[^\w$]+/).some(isInheritedPropertyName),
  );
}

/**
 * Prevents all code from adding properties to shared prototypes, such as Object.prototype. It is a second defence
 * behind `checkRequestLimits`.
 */
export function makePrototypesNonExtensible(): void {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const { value } = Object.getOwnPropertyDescriptor(Object.prototype, name) ?? {};
    if (typeof value === 'function') Object.freeze(value);
  }
  // Does not freeze the prototypes, because `Object.freeze` would prevent every object from defining its own
  // `toString`.
  Object.preventExtensions(Object.prototype);
  Object.preventExtensions(Function.prototype);
}
