/**
 * Converts a table to CSV (RFC 4180). The CSV text begins with a byte order mark, because Excel otherwise misreads
 * Bengali. A text that a spreadsheet would execute as a formula begins with an apostrophe.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/**
 * Matches the start of a formula. Spreadsheets skip whitespace and invisible characters before a formula, and some
 * accept full-width signs.
 */
const startsFormula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

function quoted(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
