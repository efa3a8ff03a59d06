/** Returns the initials of a name's first two words, such as `LC` for `Local Client`. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  // Separate Bengali initials by a space, because together they can form a word.
  const between = /\p{Script=Bengali}/u.test(name) ? ' ' : '';
  return words.slice(0, 2).map(firstLetter).join(between);
}

/** Returns the first letter of a word with its combining marks and conjuncts: `শ্রা` of `শ্রাবণী`. */
function firstLetter(word: string): string {
  const cluster = /\p{L}(?:[\u094d\u09cd]\u200d?\p{L}|\u200d|\p{M})*/u;
  return cluster.exec(word)?.[0].toUpperCase() ?? '';
}
