/**
 * The first letters of a name's first and last word, as a person would write them: `Local Client` is `LC`. Bengali ones
 * stand apart: joined they can read as a word.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const between = /\p{Script=Bengali}/u.test(name) ? ' ' : '';
  return ends.map((word) => firstLetter(word ?? '')).join(between);
}

/** With the marks that belong to it: a letter of Bengali is more than one character. */
function firstLetter(word: string): string {
  return /^.\p{M}*/u.exec(word)?.[0].toLocaleUpperCase() ?? '';
}
