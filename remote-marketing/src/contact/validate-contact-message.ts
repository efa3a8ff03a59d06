import {
  type ContactField,
  type ContactMessage,
  contactFields,
  maxLengths,
} from './contact-message.ts';

/** What can be wrong with a field; the page has the words for it. */
export type ContactProblem =
  | 'nameMissing'
  | 'emailMissing'
  | 'emailMalformed'
  | 'messageMissing'
  | 'tooLong';

/** What is wrong, for each field that is. */
export type ContactErrors = Readonly<Partial<Record<ContactField, ContactProblem>>>;

export type ContactValidation =
  | { readonly valid: true; readonly message: ContactMessage }
  | { readonly valid: false; readonly errors: ContactErrors };

/**
 * Checks what a visitor typed: name, e-mail and message are needed, the subject is not.
 * @returns the message without blanks round its texts, or every error there is
 */
export function validateContactMessage(input: ContactMessage): ContactValidation {
  const message: ContactMessage = {
    name: input.name.trim(),
    email: input.email.trim(),
    subject: input.subject.trim(),
    message: input.message.trim(),
  };
  const errors: Partial<Record<ContactField, ContactProblem>> = {};
  for (const field of contactFields) {
    const problem = checks[field](message[field]) ?? findTooLong(field, message[field]);
    if (problem) errors[field] = problem;
  }
  return Object.keys(errors).length === 0 ? { valid: true, message } : { valid: false, errors };
}

// Something before the @, and a domain with a dot after it: what the database asks for as well.
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const checks: Readonly<Record<ContactField, (text: string) => ContactProblem | undefined>> = {
  name: (name) => (name === '' ? 'nameMissing' : undefined),
  email: findEmailProblem,
  subject: () => undefined,
  message: (message) => (message === '' ? 'messageMissing' : undefined),
};

function findEmailProblem(email: string): ContactProblem | undefined {
  if (email === '') return 'emailMissing';
  return emailForm.test(email) ? undefined : 'emailMalformed';
}

function findTooLong(field: ContactField, text: string): ContactProblem | undefined {
  return text.length > maxLengths[field] ? 'tooLong' : undefined;
}
