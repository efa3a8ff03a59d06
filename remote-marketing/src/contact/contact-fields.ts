import type { Database } from '@torsa/shared/backend';
import type { I18n } from '@torsa/shared/i18n';
import type { IcuMessage } from '@torsa/shared/i18n/message';
import {
  type EmailErrors,
  emailAddressField,
  type FieldValues,
  limitFieldLength,
  optionalLineField,
  requiredLineField,
  requiredTextField,
  type TextField,
} from '@torsa/shared/ui/form/fields';

/** The database columns that the visitor fills in. The database fills in the other columns of a contact message. */
type Column = Exclude<
  keyof Database['public']['Tables']['contact_messages']['Insert'],
  'id' | 'created_at' | 'idempotency_key' | 'source_page'
>;

/** The error texts of the contact form's fields. */
export interface ContactErrorTexts extends EmailErrors {
  readonly nameMissing: string;
  readonly messageMissing: string;
  readonly tooLong: IcuMessage<'limit'>;
}

/** The fields of the contact form. The fields have the names and length limits of the database columns. */
export function contactFields(problems: ContactErrorTexts, { format }: Pick<I18n, 'format'>) {
  const upTo = (limit: number, field: TextField) =>
    limitFieldLength(limit, field, format(problems.tooLong, { limit }));
  return {
    name: upTo(100, requiredLineField(problems.nameMissing)),
    email: emailAddressField({
      ...problems,
      emailTooLong: format(problems.tooLong, { limit: 254 }),
    }),
    subject: upTo(150, optionalLineField()),
    message: upTo(5000, requiredTextField(problems.messageMissing)),
  } satisfies Record<Column, TextField>;
}

export type ContactMessage = FieldValues<keyof ReturnType<typeof contactFields>>;
