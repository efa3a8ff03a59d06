/** What may say who somebody is, and what is told replacement. */
const personal: readonly (readonly [what: RegExp, replacement: string])[] = [
  // The query and the fragment of an address hold tokens, and what people typed.
  [/(\/[^\s?#]*)[?#][^\s)]*/g, '$1'],
  [/[^\s@]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu, '[e-mail]'],
  // Session tokens, keys, ids of people.
  [/[\w+=-]{32,}/g, '[token]'],
  // Telephone numbers and network addresses, and not the hashes in names of files.
  [/(?<![\w.])\+?\d(?:[\s().-]{0,2}\d){6,}(?!\w)/g, '[number]'],
];

/** What a database keeps in no text: halves of characters, and those that stand for none. */
const unprintable = /[\s\p{Cc}\p{Cs}]+/gu;

/** A text in one line that does not say who somebody is, at most so many characters long. */
export function removePersonalData(text: string, length: number): string {
  const readable = wholeWords(text.replaceAll(location.origin, ''), 4 * length);
  return personal
    .reduce((rest, [what, replacement]) => rest.replace(what, replacement), readable)
    .slice(0, length)
    .replace(unprintable, ' ')
    .trim();
}

/** The beginning of a text. What a word that is cut through was cannot be seen any more. */
function wholeWords(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/\S+$/, '') : text;
}
