/** The name of a control that people neither see nor reach. */
export const honeypotName = 'website';

/**
 * Whether something filled in the control that people do not see. It is emptied, so that a person whose browser did so
 * can send again.
 */
export function consumeHoneypot(form: HTMLFormElement): boolean {
  const honeypot = form.elements.namedItem(honeypotName);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.value === '') return false;
  honeypot.value = '';
  return true;
}
