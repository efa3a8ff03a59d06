/**
 * Converts a table to CSV (RFC 4180), with a byte order mark for Excel. An apostrophe disables texts that a spreadsheet
 * would run as formulas.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** Matches the start of a formula, which spreadsheets accept after whitespace and with full-width signs. */
const startsFormula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

function quoted(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
