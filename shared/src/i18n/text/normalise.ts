/**
 * Functions that normalise texts before they are sent, stored or searched. The SQL function `private.normalise_text`
 * and its siblings give the same results.
 */

/** Matches the line separators of Unicode: CR, VT, FF, NEL, LS and PS. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Matches spaces of every width, and the invisible letters Braille blank and Hangul fillers. */
const spaces = /[\u00a0\u115f\u1160\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]/g;

/** Matches control characters, soft hyphens, direction marks and other zero-width characters. */
const invisible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: these are single characters, not emoji.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters.
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]/gu;

/** Matches tag characters, which can hide text, except in the flags of England, Scotland and Wales. */
const tags =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|[\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu;

/** Matches joiners (U+200C, U+200D) except where they shape Indic letters, join emoji or separate Arabic letters. */
const joiners =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: these are single characters, not emoji.
  /([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]|[\u0590-\u1dff\u20d0-\u20ff\u2190-\u2fff\u3001-\ufefe\uff00-\u{10ffff}][\u200c\u200d](?=[\u0590-\u1dff\u20d0-\u20ff\u2190-\u2fff\u3001-\ufefe\uff00-\u{10ffff}]))|[\u200c\u200d]+/gu;

/** Matches each variation selector after the first, because only the first changes a character's look. */
const variationSelectors =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: these are single characters, not emoji.
  /([^ \t\n\ufe00-\ufe0f\u{e0100}-\u{e01ef}][\ufe00-\ufe0f\u{e0100}-\u{e01ef}])|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu;

/**
 * Normalises a text of one or more lines: Unicode NFC, plain spaces, line feeds, no invisible characters, and trimmed.
 */
export function normaliseText(text: string): string {
  return text
    .replace(lineBreaks, '\n')
    .replace(spaces, ' ')
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .replace(invisible, '')
    .replace(tags, '$1')
    .replace(joiners, '$1')
    .replace(variationSelectors, '$1')
    .normalize('NFC')
    .trim();
}

/** Normalises a text of one line, such as a name, and replaces each sequence of whitespace with one space. */
export function normaliseLine(text: string): string {
  return normaliseText(text).replace(/[ \t\n]+/g, ' ');
}

/** Matches the digits of Arabic, Persian, Devanagari, Bengali and full-width numbers. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g;

/** Replaces the digits of other scripts with the digits 0 to 9. */
function toLatinDigits(text: string): string {
  return text.replace(otherDigits, (digit) => {
    const code = digit.charCodeAt(0);
    // The zero's code point ends in 0, except in Devanagari (U+0966) and Bengali (U+09E6).
    return String((code & 0xf) - ((code & 0xf00) === 0x900 ? 6 : 0));
  });
}

/** Matches the joiners U+200C and U+200D, which are invisible but necessary in some words. */
const joinersAndSelectors =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: these are single characters, not emoji.
  /[\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** Normalises a number, a date or a code to one line with the digits 0 to 9. */
export function normaliseNumber(text: string): string {
  return normaliseLine(toLatinDigits(normaliseLine(text)).replace(joinersAndSelectors, ''));
}

/** Normalises a phone number to digits 0 to 9 with one space between groups, without the `(0)` after a country code. */
export function normalisePhone(text: string): string {
  return normaliseNumber(text)
    .replace(/^(?:(?:tel|phone) ?[:.]? ?)+/i, '')
    .replace(/[\u207a\ufb29\ufe62\uff0b]/g, '+')
    .replace(/[\uff08\uff09]/g, (bracket) => (bracket === '\uff08' ? '(' : ')'))
    .replace(/^\(\+ ?([0-9]+)\)/, '+$1 ')
    .replace(/^(\+[0-9]+) ?\(0\)/, '$1 ')
    .replace(/[ .()\u00b7\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d\uff0e-]+/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/^\+ /, '+');
}

/** Matches full-width forms of ASCII characters. */
const fullWidth = /[\uff01-\uff5e]/g;
const asciiOf = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/** The maximum length of a text that is normalised as an email address. Longer texts would take long. */
const longestPaste = 1000;

/**
 * Normalises an email address and removes text that was pasted with it, such as `Ada <ada@example.org>,` or `mailto:`.
 */
export function normaliseEmail(text: string): string {
  const line = normaliseLine(text);
  if ([...line].length > longestPaste) return line;
  let address = line
    .replace(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, '')
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/\ufe6b/g, '@')
    .replace(fullWidth, asciiOf)
    .replace(/^\[[^[\]()]*\]\((mailto:[^()]*)\)$/i, '$1');
  // Repeats the replacements, because a pasted email address can have several additions, such as `"Ada"
  // <mailto:ada@example.org>.`
  for (let round = 0; round < 3; round += 1) {
    address = address
      .replace(/^[^<>@]*<([^<>]+)>[^<>@]*$/, '$1')
      .replace(/^["'\u2018\u201c]?([^<>@ ]+@[^<>@ "']+)["'\u2019\u201d]? ?<\1>[ ,;.]*$/, '$1')
      .replace(/^(mailto ?:[^?]*)%2b/i, '$1+')
      .replace(/^mailto ?: ?([^?]*).*$/i, '$1')
      .replace(/^e-?mail ?: ?/i, '')
      .replace(/^(['`*_])(.*@.*)\1[ .,;:!?]*$/, '$2')
      .replace(/^[ <([":;,\u00ab\u2018-\u201f\u2039]+/, '')
      .replace(
        /[ -/:-?[-`{-~\u00ab\u00bb\u0964\u0965\u2013\u2014\u2018-\u201f\u2026\u2039\u203a\u3001\u300d]+$/,
        '',
      );
  }
  return address.replace(/@[^@]*$/, (domain) =>
    domain.replace(/[A-Z]+/g, (run) => run.toLowerCase()),
  );
}

/** Matches letters outside ASCII, in international domain names (RFC 5890) and mailboxes (RFC 6531). */
const letters =
  '\\u00aa\\u00b5\\u00ba\\u00c0-\\u0963\\u0966-\\u1fff\\u200c\\u200d\\u2c00-\\u2dff\\u3005-\\u3007\\u3040-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufdff\\ufe70-\\ufefc\\uff66-\\uffdc\\u{10000}-\\u{effff}';
const mailbox = `[A-Za-z0-9!#$%&'*+/=?^_\`{|}~${letters}\\-]+`;
const label = `[a-z0-9${letters}](?:[a-z0-9${letters}\\-]{0,61}[a-z0-9${letters}])?`;
const topLevel = `(?:[a-z]{2,63}|xn--[a-z0-9\\-]{1,58}[a-z0-9]|[${letters}][a-z0-9${letters}\\-]{0,61}[${letters}])`;
const email = new RegExp(`^${mailbox}(?:\\.${mailbox})*@(?:${label}\\.)+${topLevel}$`, 'u');

/** The maximum length of an email address, in bytes (RFC 5321). */
const longestEmail = 254;

/** Returns true if a normalised text is one email address with an internet domain. */
export function isEmail(address: string): boolean {
  return email.test(address) && new TextEncoder().encode(address).length <= longestEmail;
}
