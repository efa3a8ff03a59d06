/**
 * The first letters of a name's first two words, as a person would write them: `Local Client` is `LC`. Bengali ones
 * stand apart: joined they can read as a word.
 */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const between = /\p{Script=Bengali}/u.test(name) ? ' ' : '';
  return words.slice(0, 2).map(firstLetter).join(between);
}

/** With the marks that belong to it: a letter of Bengali is more than one character. */
function firstLetter(word: string): string {
  return /\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '';
}
