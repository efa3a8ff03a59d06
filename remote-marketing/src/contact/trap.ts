/** The name of a control that people neither see nor reach. */
export const trapName = 'website';

/**
 * Whether something filled in the control that people do not see. It is emptied, so that a person whose browser did so
 * can send again.
 */
export function isTrapped(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(trapName);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false;
  trap.value = '';
  return true;
}
