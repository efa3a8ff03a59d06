// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;
const SECOND_CONTROL = /[\u0080-\u009f]/g;
/** The windows-1252 characters of the bytes 0x80 to 0x9f, which are control characters in Unicode. */
const WINDOWS_1252 = '€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ';
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Converts an email's text to NFC with line feeds and without control characters, for the database. */
export function normaliseEmailText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // Decodes bytes 0x80 to 0x9f as windows-1252, because many mail programs declare this encoding as ISO 8859-1.
      .replace(SECOND_CONTROL, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? '')
      .replace(CONTROL, '')
      .replace(LONE_SURROGATE, '\ufffd')
      .normalize('NFC')
  );
}

/** Matches visible characters: letters, digits, marks and symbols, but not blank letters. */
const VISIBLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns true if a text has a visible character. */
export const hasVisibleCharacter = (text: string): boolean => VISIBLE.test(text);

/** Truncates a text to `maximum` characters, counted as PostgreSQL counts them. */
export function truncateCharacters(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  let end = 0;
  for (let count = 0; count < maximum && end < text.length; count += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

/** Converts an email header's text to one line. */
export const convertToSingleLine = (text: string): string =>
  normaliseEmailText(text).replace(/\s+/g, ' ').trim();
