const most = 40;

/** Truncates a text to forty characters, for a quotation in a message. */
export function truncateQuotation(text: string): string {
  const characters = [...text.slice(0, 4 * most)];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
