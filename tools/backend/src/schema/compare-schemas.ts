import type { Schema } from './dump-schema.ts';

export interface Difference {
  /** `kind: name` of the fact. */
  readonly fact: string;
  /** Undefined where the fact does not exist. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** An expected difference. `fact` matches the whole `kind: name`. */
export interface Explanation {
  readonly fact: RegExp;
  readonly reason: string;
}

/** The facts that are not the same in both schemas. Spaces and comments within a function body are ignored. */
export function compareSchemas(before: Schema, after: Schema): Difference[] {
  const facts = [...new Set([...before.keys(), ...after.keys()])].sort();
  return facts
    .map((fact) => ({ fact, before: before.get(fact), after: after.get(fact) }))
    .filter((difference) => code(difference.before) !== code(difference.after));
}

/** The reason for a difference. Undefined if it is on no list. */
export function reasonFor(
  { fact }: Difference,
  explanations: readonly Explanation[],
): string | undefined {
  return explanations.find((explanation) => explanation.fact.exec(fact)?.[0] === fact)?.reason;
}

function code(definition: string | undefined): string | undefined {
  return definition
    ?.replace(/^[ \t]*--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
