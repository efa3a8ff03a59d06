import type { Schema } from './dump-schema.ts';
import { renamedLocals } from './local-names.ts';

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

/** The reason for a difference. Undefined if it is on no list and not only in the names of parameters and variables. */
export function reasonFor(
  { fact, before, after }: Difference,
  explanations: readonly Explanation[],
): string | undefined {
  const listed = explanations.find((explanation) => explanation.fact.exec(fact)?.[0] === fact);
  if (listed) return listed.reason;
  const functionName = /^(?:function|body): (?:\w+\.)?(\w+)\(/.exec(fact)?.[1];
  if (functionName === undefined || before === undefined || after === undefined) return undefined;
  const names = renamedLocals(functionName, before, after);
  return names && `Only names: ${[...names].map((pair) => pair.join(' is now ')).join(', ')}.`;
}

function code(definition: string | undefined): string | undefined {
  return definition
    ?.replace(/^[ \t]*--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
