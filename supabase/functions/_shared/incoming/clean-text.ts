// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;
const SECOND_CONTROL = /[\u0080-\u009f]/g;
/** What windows-1252 has in the place of the second set of control characters, from 0x80. */
const WINDOWS_1252 = '€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ';
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Text that the database can store: without NUL and control characters, with one kind of line break, in NFC. The database
 * stores NFC, which can be longer.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // Many mail programs write windows-1252 as if it were ISO 8859-1.
      .replace(SECOND_CONTROL, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? '')
      .replace(CONTROL, '')
      .replace(LONE_SURROGATE, '\ufffd')
      .normalize('NFC')
  );
}

/** Letters, digits, marks and symbols, but for the letters that are blank. */
const VISIBLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has a character that a reader sees. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** The first `most` characters of a text, as PostgreSQL counts characters. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (let count = 0; count < most && end < text.length; count += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

/** A header's text on one line. */
export const singleLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();
