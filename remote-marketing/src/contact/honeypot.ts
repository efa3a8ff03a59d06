/** The name of the honeypot field, which visitors neither see nor reach. */
export const honeypotName = 'website';

/** Tests if the honeypot was filled in and empties it, so that a visitor with autofill can send again. */
export function consumeHoneypot(form: HTMLFormElement): boolean {
  const honeypot = form.elements.namedItem(honeypotName);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.value === '') return false;
  honeypot.value = '';
  return true;
}
