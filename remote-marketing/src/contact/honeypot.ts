/** The name of the honeypot: a hidden field that visitors cannot reach and that bots fill in. */
export const honeypotFieldName = 'website';

/**
 * Returns true if the honeypot field was filled in, and empties the field. A visitor whose browser filled in the
 * field automatically can then send the form again.
 */
export function checkAndClearHoneypot(form: HTMLFormElement): boolean {
  const honeypot = form.elements.namedItem(honeypotFieldName);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.value === '') return false;
  honeypot.value = '';
  return true;
}
