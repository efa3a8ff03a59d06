/** Returns all characters of a Unicode range, including the first and the last. */
function from(first: string, last: string): string {
  const start = codePoint(first);
  const codePoints = Array.from({ length: codePoint(last) - start + 1 }, (_, step) => start + step);
  return String.fromCodePoint(...codePoints);
}

/** The characters in the site's fonts for English pages. A system font shows all other characters. */
export const latinCharacters = `${from(' ', '~')}\u00a0©·×–—‘’“”•…`;

/** The characters of modern Bengali, without Vedic signs and the letters of Assamese and Sanskrit. */
export const bengaliCharacters = [
  ' ',
  '।॥',
  from('ঁ', 'ঃ'),
  from('অ', 'ঋ'),
  'এঐ',
  from('ও', 'ন'),
  from('প', 'র'),
  'ল',
  from('শ', 'হ'),
  '়',
  from('া', 'ৃ'),
  'েৈ',
  from('ো', 'ৎ'),
  '\u09d7\u09dc\u09dd\u09df',
  from('০', '৯'),
  '₹\u200c\u200d\u25cc',
].join('');

/** The language name "Bengali" in Bengali script, the only Bengali text on an English page. */
export const bengaliLanguageName = 'বাংলা';

/** Converts the characters of a text to a CSS `unicode-range`, such as `U+20-7E, U+A9`. */
export function formatUnicodeRange(text: string): string {
  const codePoints = [...new Set(text)].map(codePoint).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const one of codePoints) {
    const range = ranges.at(-1);
    if (range?.[1] === one - 1) range[1] = one;
    else ranges.push([one, one]);
  }
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function hex(number: number): string {
  return number.toString(16).toUpperCase();
}
