/** Converts a table to CSV (RFC 4180), in which no text is a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  // The byte order mark prevents Excel from misreading Bengali.
  return `\uFEFF${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** Matches the start of a formula, which spreadsheets accept after whitespace and with full-width signs. */
const startsFormula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

function quoted(text: string): string {
  // The apostrophe prevents a spreadsheet from running the text as a formula.
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
