/**
 * A table as CSV (RFC 4180), which begins with a byte order mark: without it Excel takes Bengali for something else. A
 * text that a spreadsheet would run as a formula has an apostrophe before it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets skip blanks and invisible characters before a formula, and some read full-width signs. */
const startsFormula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

function quoted(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
