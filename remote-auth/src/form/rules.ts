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

/** Must look like an e-mail address; whether it is one, only a mail to it can tell. */
export const address =
  (missing: string): Rule =>
  (text) => {
    const trimmed = text.trim();
    if (trimmed === '') return missing;
    return /^[^\s@]+@[^\s@]+$/.test(trimmed)
      ? undefined
      : 'Enter an email address such as name@example.com.';
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
