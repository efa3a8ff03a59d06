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
