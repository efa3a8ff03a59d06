/**
 * Returns the initials of the first two words of a name, such as `LC` for `Local Client`. A space separates Bengali
 * initials, because joined initials can form a word.
 */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const between = /\p{Script=Bengali}/u.test(name) ? ' ' : '';
  return words.slice(0, 2).map(firstLetter).join(between);
}

/**
 * Returns the first letter of a word with its combining marks and conjuncts. A Bengali letter can consist of several
 * characters: the first two characters of `শ্রাবণী` are only half of its first letter.
 */
function firstLetter(word: string): string {
  const cluster = /\p{L}(?:[\u094d\u09cd]\u200d?\p{L}|\u200d|\p{M})*/u;
  return cluster.exec(word)?.[0].toUpperCase() ?? '';
}
