import * as v from 'valibot';
import { getTextNormaliser } from '../../i18n/text/normaliser.ts';

/** The validation schema of a form field. Its error messages are in the page's language. */
export type FieldSchema = v.GenericSchema<string, string>;

/** The validation schemas of a form by control name, in the order of the page. */
export type FormFieldSchemas<Name extends string> = Readonly<Record<Name, FieldSchema>>;

export type FieldValues<Name extends string> = Readonly<Record<Name, string>>;

export type FieldErrors<Name extends string> = { readonly [Key in Name]?: string | undefined };

/** Creates the schema of an optional text of one line. */
export function optionalLineField() {
  return v.pipe(
    v.string(),
    v.transform((text) => getTextNormaliser().normaliseLine(text)),
  );
}

/** Creates the schema of a required text of one line. */
export function requiredLineField(missing: string) {
  return v.pipe(optionalLineField(), v.nonEmpty(missing));
}

/** Creates the schema of an optional text of several lines. */
export function optionalTextField() {
  return v.pipe(
    v.string(),
    v.transform((text) => getTextNormaliser().normaliseText(text)),
  );
}

/** Creates the schema of a required text of several lines. */
export function requiredTextField(missing: string) {
  return v.pipe(optionalTextField(), v.nonEmpty(missing));
}

/** Creates the schema of a staff ID, which accepts digits of other scripts, spaces and hyphens. */
export function staffIdField(missing: string) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      getTextNormaliser()
        .normaliseNumber(text)
        .replace(/[ \u2010-\u2015-]/g, ''),
    ),
    v.nonEmpty(missing),
  );
}

/** Creates the schema of an optional phone number. */
export function phoneField(malformed: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => getTextNormaliser().normalisePhone(text)),
    v.regex(/^(\+?[0-9]+( [0-9]+)*)?$/, malformed),
  );
}

/**
 * Creates the schema of an existing password. It does not normalise the password, because the login tries all its
 * encodings.
 */
export function currentPasswordField(missing: string) {
  return v.pipe(
    v.string(),
    v.nonEmpty(missing),
    v.check(
      (typed) => getTextNormaliser().passwordEncodings(typed).length > 0,
      () => getTextNormaliser().describeTooLongPassword('password'),
    ),
  );
}

/** Creates the schema of a new password, in which spaces count as characters. */
export function newPasswordField(missing: string) {
  return v.pipe(
    v.string(),
    v.transform((typed) => getTextNormaliser().normalisePassword(typed)),
    v.nonEmpty(missing),
    v.check(
      (password) => getTextNormaliser().isPasswordWithinBcryptLimit(password),
      () => getTextNormaliser().describeTooLongPassword('newPassword'),
    ),
  );
}

export interface EmailFieldErrorTexts {
  readonly emailMissing: string;
  readonly emailMalformed: string;
  readonly emailTooLong?: string;
}

const isEmail = (text: string): boolean => getTextNormaliser().isEmail(text);

/** The maximum length of an email address, in bytes (RFC 5321). */
const longestEmail = 254;

/**
 * Adds a maximum length to a field's schema and its form control.
 * @param most in characters, as the database counts them
 */
export function limitFieldLength(most: number, field: FieldSchema, tooLong?: string) {
  return v.pipe(
    field,
    v.metadata({ most }),
    v.check(
      (text) => [...text].length <= most,
      tooLong ?? (() => getTextNormaliser().describeTooLongText(most)),
    ),
  );
}

/** Creates the schema of one email address, which accepts text around a pasted address. */
export function emailAddressField({
  emailMissing,
  emailMalformed,
  emailTooLong,
}: EmailFieldErrorTexts) {
  const typed = v.pipe(
    v.string(),
    v.transform((text) => getTextNormaliser().normaliseEmail(text)),
    v.nonEmpty(emailMissing),
    v.check((text) => isEmail(text) || text.length > longestEmail, emailMalformed),
  );
  return v.pipe(
    limitFieldLength(longestEmail, typed, emailTooLong),
    v.check(isEmail, emailMalformed),
  );
}

/** Returns the names of a form's fields in their order. */
export function listFieldNames<Name extends string>(
  fields: FormFieldSchemas<Name>,
): readonly Name[] {
  return Object.keys(fields) as Name[];
}

/** Returns true if a field must not be empty. */
export function isRequiredField(field: FieldSchema): boolean {
  return !v.safeParse(field, '').success;
}

/** Returns the maximum length of a field, or undefined without a limit. */
export function getMaxFieldLength(field: object): number | undefined {
  const steps: readonly object[] = 'pipe' in field && Array.isArray(field.pipe) ? field.pipe : [];
  const limits = steps.flatMap((step) => limitOf(step) ?? getMaxFieldLength(step) ?? []);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

function limitOf(step: object): number | undefined {
  if (!('metadata' in step) || typeof step.metadata !== 'object') return undefined;
  return step.metadata && 'most' in step.metadata ? Number(step.metadata.most) : undefined;
}

export type FormValidationResult<Name extends string> =
  | { readonly ok: true; readonly values: FieldValues<Name> }
  | { readonly ok: false; readonly problems: FieldErrors<Name> };

/** Validates a form. Returns its normalised values, or the first error of each invalid field. */
export function validateForm<Name extends string>(
  fields: FormFieldSchemas<Name>,
  typed: FieldValues<Name>,
): FormValidationResult<Name> {
  const values: Partial<Record<Name, string>> = {};
  const problems: Partial<Record<Name, string>> = {};
  for (const name of listFieldNames(fields)) {
    const result = v.safeParse(fields[name], typed[name], { abortPipeEarly: true });
    if (result.success) values[name] = result.output;
    else problems[name] = result.issues[0].message;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, values: values as FieldValues<Name> };
}
