import {
  type ContactField,
  type ContactMessage,
  contactFields,
  maxLengths,
} from './contact-message.ts';

/** What is wrong, a sentence for each field that is. */
export type ContactErrors = Readonly<Partial<Record<ContactField, string>>>;

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
  const errors: Partial<Record<ContactField, string>> = {};
  for (const field of contactFields) {
    const problem = checks[field](message[field]) ?? findTooLong(field, message[field]);
    if (problem) errors[field] = problem;
  }
  return Object.keys(errors).length === 0 ? { valid: true, message } : { valid: false, errors };
}

const checks: Readonly<Record<ContactField, (text: string) => string | undefined>> = {
  name: (name) => (name === '' ? 'Enter your name.' : undefined),
  email: findEmailProblem,
  subject: () => undefined,
  message: (message) => (message === '' ? 'Write a message.' : undefined),
};

// Something before the @, and a domain with a dot after it: what the database asks for as well.
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function findEmailProblem(email: string): string | undefined {
  if (email === '') return 'Enter your e-mail address, so that we can answer.';
  return emailForm.test(email)
    ? undefined
    : 'Enter an e-mail address in the form name@example.com.';
}

function findTooLong(field: ContactField, text: string): string | undefined {
  const limit = maxLengths[field];
  return text.length > limit ? `Use at most ${limit} characters.` : undefined;
}
