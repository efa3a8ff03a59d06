import * as v from 'valibot';
import { normaliser } from '../../i18n/text/normaliser.ts';

/** What a field takes: a valibot schema of a text, which says in the page's language what is wrong with the rest. */
export type TextField = v.GenericSchema<string, string>;

/** The fields of a form by the names of their controls, in the order of the page. */
export type Fields<Name extends string> = Readonly<Record<Name, TextField>>;

export type Values<Name extends string> = Readonly<Record<Name, string>>;

export type FieldErrors<Name extends string> = { readonly [Key in Name]?: string | undefined };

/** One line that may be empty. */
export function optionalLine() {
  return v.pipe(
    v.string(),
    v.transform((text) => normaliser().normaliseLine(text)),
  );
}

/** One line that must not be blank. */
export function requiredLine(missing: string) {
  return v.pipe(optionalLine(), v.nonEmpty(missing));
}

/** Text of several lines that may be empty. */
export function optionalText() {
  return v.pipe(
    v.string(),
    v.transform((text) => normaliser().normaliseText(text)),
  );
}

/** Text of several lines that must not be blank. */
export function requiredText(missing: string) {
  return v.pipe(optionalText(), v.nonEmpty(missing));
}

/** The ID of a staff member: two letters or a word, and a number. Digits of both scripts, spaces and hyphens are cleaned. */
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

/** A phone number that may be empty. */
export function phone(malformed: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => normaliser().normalisePhone(text)),
    v.regex(/^(\+?[0-9]+( [0-9]+)*)?$/, malformed),
  );
}

/** A password that an account has. Blanks count, and it stays as typed: the calls that send it know its spellings. */
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

/** A password that is chosen. Blanks count. */
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

/** The most bytes of an address (RFC 5321). */
const longestEmail = 254;

/**
 * A field with a limit.
 * @param most in characters, as the database counts them; the control of the field has the same limit
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

/** One email address, as people paste it. Whether it exists, only an email to it can tell. */
export function emailAddress({ emailMissing, emailMalformed, emailTooLong }: EmailErrors) {
  const typed = v.pipe(
    v.string(),
    v.transform((text) => normaliser().normaliseEmail(text)),
    v.nonEmpty(emailMissing),
    v.check((text) => isEmail(text) || text.length > longestEmail, emailMalformed),
  );
  return v.pipe(maxCharacters(longestEmail, typed, emailTooLong), v.check(isEmail, emailMalformed));
}

/** The names of the fields, in their order. */
export function fieldNames<Name extends string>(fields: Fields<Name>): readonly Name[] {
  return Object.keys(fields) as Name[];
}

/** Whether a field may not stay empty. */
export function isRequired(field: TextField): boolean {
  return !v.safeParse(field, '').success;
}

/** The most characters that a field takes, where it says so. */
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

/** What was typed as it is to be sent, or the first problem of each field that has one. */
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
