import * as v from 'valibot';
import { normaliser } from '../../i18n/text/normaliser.ts';

/** The schema of a field's text. Its error messages are in the page's language. */
export type TextField = v.GenericSchema<string, string>;

/** The fields of a form by control name, in the order of the page. */
export type Fields<Name extends string> = Readonly<Record<Name, TextField>>;

export type Values<Name extends string> = Readonly<Record<Name, string>>;

export type FieldErrors<Name extends string> = { readonly [Key in Name]?: string | undefined };

/** An optional line of text. */
export function optionalLine() {
  return v.pipe(
    v.string(),
    v.transform((text) => normaliser().normaliseLine(text)),
  );
}

/** A required line of text. */
export function requiredLine(missing: string) {
  return v.pipe(optionalLine(), v.nonEmpty(missing));
}

/** An optional text of several lines. */
export function optionalText() {
  return v.pipe(
    v.string(),
    v.transform((text) => normaliser().normaliseText(text)),
  );
}

/** A required text of several lines. */
export function requiredText(missing: string) {
  return v.pipe(optionalText(), v.nonEmpty(missing));
}

/**
 * The ID of a staff member: letters and a number. Converts digits of both scripts, and removes spaces and hyphens.
 */
export function staffId(missing: string) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      normaliser()
        .normaliseNumber(text)
        .replace(/[ \u2010-\u2015-]/g, ''),
    ),
    v.nonEmpty(missing),
  );
}

/** An optional phone number. */
export function phone(malformed: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => normaliser().normalisePhone(text)),
    v.regex(/^(\+?[0-9]+( [0-9]+)*)?$/, malformed),
  );
}

/** An existing password. It stays as typed, because the login tries all its encodings. Spaces count. */
export function currentPassword(missing: string) {
  return v.pipe(
    v.string(),
    v.nonEmpty(missing),
    v.check(
      (typed) => normaliser().passwordVariants(typed).length > 0,
      () => normaliser().describeLongPassword('password'),
    ),
  );
}

/** A new password. Spaces count. */
export function newPassword(missing: string) {
  return v.pipe(
    v.string(),
    v.transform((typed) => normaliser().normalisePassword(typed)),
    v.nonEmpty(missing),
    v.check(
      (password) => normaliser().fitsBcrypt(password),
      () => normaliser().describeLongPassword('newPassword'),
    ),
  );
}

export interface EmailErrors {
  readonly emailMissing: string;
  readonly emailMalformed: string;
  readonly emailTooLong?: string;
}

const isEmail = (text: string): boolean => normaliser().isEmail(text);

/** The longest email address in bytes (RFC 5321). */
const longestEmail = 254;

/**
 * A field with a maximum length.
 * @param most in characters, as the database counts them; the control has the same limit
 */
export function maxCharacters(most: number, field: TextField, tooLong?: string) {
  return v.pipe(
    field,
    v.metadata({ most }),
    v.check(
      (text) => [...text].length <= most,
      tooLong ?? (() => normaliser().describeTooLong(most)),
    ),
  );
}

/** One email address, as visitors paste it. Only an email to it can tell if it exists. */
export function emailAddress({ emailMissing, emailMalformed, emailTooLong }: EmailErrors) {
  const typed = v.pipe(
    v.string(),
    v.transform((text) => normaliser().normaliseEmail(text)),
    v.nonEmpty(emailMissing),
    v.check((text) => isEmail(text) || text.length > longestEmail, emailMalformed),
  );
  return v.pipe(maxCharacters(longestEmail, typed, emailTooLong), v.check(isEmail, emailMalformed));
}

/** The names of the fields in their order. */
export function fieldNames<Name extends string>(fields: Fields<Name>): readonly Name[] {
  return Object.keys(fields) as Name[];
}

/** Tests if a field must not be empty. */
export function isRequired(field: TextField): boolean {
  return !v.safeParse(field, '').success;
}

/** The maximum length of a field, if it has one. */
export function maxLengthOf(field: object): number | undefined {
  const steps: readonly object[] = 'pipe' in field && Array.isArray(field.pipe) ? field.pipe : [];
  const limits = steps.flatMap((step) => limitOf(step) ?? maxLengthOf(step) ?? []);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

function limitOf(step: object): number | undefined {
  if (!('metadata' in step) || typeof step.metadata !== 'object') return undefined;
  return step.metadata && 'most' in step.metadata ? Number(step.metadata.most) : undefined;
}

export type ValidationResult<Name extends string> =
  | { readonly ok: true; readonly values: Values<Name> }
  | { readonly ok: false; readonly problems: FieldErrors<Name> };

/** The normalised values, or the first error of each invalid field. */
export function validate<Name extends string>(
  fields: Fields<Name>,
  typed: Values<Name>,
): ValidationResult<Name> {
  const values: Partial<Record<Name, string>> = {};
  const problems: Partial<Record<Name, string>> = {};
  for (const name of fieldNames(fields)) {
    const result = v.safeParse(fields[name], typed[name], { abortPipeEarly: true });
    if (result.success) values[name] = result.output;
    else problems[name] = result.issues[0].message;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, values: values as Values<Name> };
}
