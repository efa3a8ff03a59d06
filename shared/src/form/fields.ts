import * as v from 'valibot';

/** What a field takes: a valibot schema of a text, which says in the page's language what is wrong with the rest. */
export type TextField = v.GenericSchema<string, string>;

/** The fields of a form by the names of their controls, in the order of the page. */
export type Fields<Name extends string> = Readonly<Record<Name, TextField>>;

export type Values<Name extends string> = Readonly<Record<Name, string>>;

export type Problems<Name extends string> = { readonly [Key in Name]?: string | undefined };

/** May be empty. Blanks round a text are no part of it. */
export function optional() {
  return v.pipe(v.string(), v.trim());
}

/** Must not be blank. */
export function filled(missing: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing));
}

/** Must not be empty. Blanks count: they may be part of a password. */
export function secret(missing: string) {
  return v.pipe(v.string(), v.nonEmpty(missing));
}

export interface AddressProblems {
  readonly emailMissing: string;
  readonly emailMalformed: string;
}

// Something before the @, and a domain with a dot after it: what the database asks for as well.
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Must look like an email address; whether it is one, only a mail to it can tell. */
export function address({ emailMissing, emailMalformed }: AddressProblems) {
  return v.pipe(filled(emailMissing), v.regex(emailForm, emailMalformed));
}

/** @param most in characters; the control of the field takes no more either */
export function atMost(most: number, field: TextField, tooLong?: string) {
  return v.pipe(field, tooLong === undefined ? v.maxLength(most) : v.maxLength(most, tooLong));
}

/** The names of the fields, in their order. */
export function namesOf<Name extends string>(fields: Fields<Name>): readonly Name[] {
  return Object.keys(fields) as Name[];
}

/** Whether a field may not stay empty. */
export function isRequired(field: TextField): boolean {
  return !v.safeParse(field, '').success;
}

/** The most characters that a field takes, where it says so. */
export function lengthOf(field: TextField): number | undefined {
  const steps: readonly object[] = 'pipe' in field && Array.isArray(field.pipe) ? field.pipe : [];
  const limit = steps.find((step) => 'type' in step && step.type === 'max_length');
  return limit && 'requirement' in limit ? Number(limit.requirement) : undefined;
}

export type Checked<Name extends string> =
  | { readonly ok: true; readonly values: Values<Name> }
  | { readonly ok: false; readonly problems: Problems<Name> };

/** What was typed as it is to be sent, or the first problem of each field that has one. */
export function check<Name extends string>(
  fields: Fields<Name>,
  typed: Values<Name>,
): Checked<Name> {
  const values: Partial<Record<Name, string>> = {};
  const problems: Partial<Record<Name, string>> = {};
  for (const name of namesOf(fields)) {
    const result = v.safeParse(fields[name], typed[name], { abortPipeEarly: true });
    if (result.success) values[name] = result.output;
    else problems[name] = result.issues[0].message;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, values: values as Values<Name> };
}
