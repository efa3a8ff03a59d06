import type { I18n } from '@torsa/shared/i18n';
import type { ContactMessages } from './contact.en.ts';
import { type ContactField, maxLengths } from './contact-message.ts';
import type { ContactProblem } from './validate-contact-message.ts';

/** Says what is wrong with a field, and how to put it right. */
export function describeProblem(
  messages: ContactMessages['form']['problems'],
  { format }: I18n,
  field: ContactField,
  problem: ContactProblem,
): string {
  return problem === 'tooLong'
    ? format(messages.tooLong, { limit: maxLengths[field] })
    : messages[problem];
}
