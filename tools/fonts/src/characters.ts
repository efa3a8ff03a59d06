/** The characters from the first to the last, both included. */
function from(first: string, last: string): string {
  const start = codePoint(first);
  const codePoints = Array.from({ length: codePoint(last) - start + 1 }, (_, step) => start + step);
  return String.fromCodePoint(...codePoints);
}

/** The characters of English pages. Other characters that a user types appear in the system's font. */
export const latin = `${from(' ', '~')}\u00a0©·×–—‘’“”•…`;

/** Modern Bengali with the word space, without Vedic marks and letters that only Assamese and Sanskrit use. */
export const bengali = [
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

/** The Bengali name of Bengali, the only Bengali text of an English page. */
export const bengaliName = 'বাংলা';

/** The characters of a text as a CSS `unicode-range`: `U+20-7E, U+A9`. */
export function unicodeRange(text: string): string {
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
