import { type ContactField, type ContactMessage, contactFields } from './contact-message.ts';
import type { ContactErrors } from './validate-contact-message.ts';

/** The control of a field: they have the names of the fields. */
export function controlOf(
  form: HTMLFormElement | null,
  field: ContactField,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = form?.elements.namedItem(field);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText ? control : undefined;
}

/** What is in the form now. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const textOf = (field: ContactField) => controlOf(form, field)?.value ?? '';
  return {
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
  };
}

/** The first control, from above, with something wrong. */
export function firstWrong(form: HTMLFormElement, errors: ContactErrors) {
  const field = contactFields.find((name) => errors[name] !== undefined);
  return field && controlOf(form, field);
}

/** Puts texts into the controls that are empty. */
export function fillIn(form: HTMLFormElement, message: ContactMessage | undefined): void {
  for (const field of contactFields) {
    const control = controlOf(form, field);
    if (control && message && control.value === '') control.value = message[field];
  }
}

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
