/** Regular expressions for personal data, with the text that replaces each match. */
const personal: readonly (readonly [what: RegExp, replacement: string])[] = [
  // The query and fragment of a URL, which may contain tokens and typed text.
  [/(\/[^\s?#]*)[?#][^\s)]*/g, '$1'],
  [/[^\s@]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu, '[e-mail]'],
  // Session tokens, keys and user IDs.
  [/[\w+=-]{32,}/g, '[token]'],
  // Telephone numbers and IP addresses, but not hashes in file names.
  [/(?<![\w.])\+?\d(?:[\s().-]{0,2}\d){6,}(?!\w)/g, '[number]'],
];

/** Matches white space and the characters that PostgreSQL rejects. */
const unprintable = /[\s\p{Cc}\p{Cs}]+/gu;

/** Removes personal data from a text and returns one line of at most `length` characters. */
export function removePersonalData(text: string, length: number): string {
  const readable = wholeWords(text.replaceAll(location.origin, ''), 4 * length);
  return personal
    .reduce((rest, [what, replacement]) => rest.replace(what, replacement), readable)
    .slice(0, length)
    .replace(unprintable, ' ')
    .trim();
}

/** Truncates a text between words, because the patterns would not match half an email address or telephone number. */
function wholeWords(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/\S+$/, '') : text;
}
