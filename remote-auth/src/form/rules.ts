import type { FormMessages } from './form-messages.en.ts';

/** Says what is wrong with the text of a field, or nothing. */
export type Rule = (text: string) => string | undefined;

/** One rule for each field, in the order in which they stand on the page. */
export type Rules<Name extends string> = Readonly<Record<Name, Rule>>;

export type Values<Name extends string> = Readonly<Record<Name, string>>;

export type Problems<Name extends string> = { readonly [Key in Name]?: string | undefined };

/** Must not be blank. */
export const filled =
  (problem: string): Rule =>
  (text) =>
    text.trim() === '' ? problem : undefined;

/** Must not be empty. Blanks count: they may be part of a password. */
export const secret =
  (problem: string): Rule =>
  (text) =>
    text === '' ? problem : undefined;

type EmailProblems = Pick<FormMessages['problems'], 'emailMissing' | 'emailMalformed'>;

/** Must look like an e-mail address; whether it is one, only a mail to it can tell. */
export const address =
  ({ emailMissing, emailMalformed }: EmailProblems): Rule =>
  (text) => {
    const trimmed = text.trim();
    if (trimmed === '') return emailMissing;
    return /^[^\s@]+@[^\s@]+$/.test(trimmed) ? undefined : emailMalformed;
  };

/** What is wrong, field by field; empty when all is well. */
export function findProblems<Name extends string>(
  rules: Rules<Name>,
  values: Values<Name>,
): Problems<Name> {
  const problems: Partial<Record<Name, string>> = {};
  for (const name of namesOf(rules)) {
    const problem = rules[name](values[name]);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/** The fields of a table of rules, in its order. */
export function namesOf<Name extends string>(rules: Rules<Name>): readonly Name[] {
  return Object.keys(rules) as Name[];
}
