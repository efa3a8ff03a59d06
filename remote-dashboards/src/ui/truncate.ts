const most = 40;

/** A text as a message quotes it, cut after forty characters. */
export function truncate(text: string): string {
  const characters = [...text.slice(0, 4 * most)];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
