/**
 * The beginning of a text that is too long, without half of a character at its end.
 * @param most in UTF-16 units, as `maxlength` counts
 */
export function cut(text: string, most: number | undefined): string {
  if (most === undefined || text.length <= most) return text;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  // A longer cluster than this is no character that anybody wrote.
  const nearby = text.slice(Math.max(0, most - 100), most + 100);
  const offset = Math.max(0, most - 100);
  const found = segmenter.segment(nearby).containing(most - offset);
  return text.slice(0, found === undefined ? most : offset + found.index);
}
