/** Patterns of personal data, with their replacements. */
const personal: readonly (readonly [what: RegExp, replacement: string])[] = [
  // The query and fragment of a URL may contain tokens and typed text.
  [/(\/[^\s?#]*)[?#][^\s)]*/g, '$1'],
  [/[^\s@]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu, '[e-mail]'],
  // Session tokens, keys and user ids.
  [/[\w+=-]{32,}/g, '[token]'],
  // Telephone numbers and IP addresses, but not hashes in file names.
  [/(?<![\w.])\+?\d(?:[\s().-]{0,2}\d){6,}(?!\w)/g, '[number]'],
];

/** Characters that PostgreSQL refuses, and white space. */
const unprintable = /[\s\p{Cc}\p{Cs}]+/gu;

/** Removes personal data from a text and makes it one line with at most `length` characters. */
export function removePersonalData(text: string, length: number): string {
  const readable = wholeWords(text.replaceAll(location.origin, ''), 4 * length);
  return personal
    .reduce((rest, [what, replacement]) => rest.replace(what, replacement), readable)
    .slice(0, length)
    .replace(unprintable, ' ')
    .trim();
}

/** Truncates a text at a word boundary, because personal data in half of a word could not be recognized. */
function wholeWords(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/\S+$/, '') : text;
}
