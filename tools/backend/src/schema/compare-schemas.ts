import type { Schema } from './dump-schema.ts';
import { findRenamedLocals } from './local-names.ts';

export interface Difference {
  /** The `kind: name` of the fact. */
  readonly fact: string;
  /** Undefined if the fact does not exist. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** An expected difference. `fact` must match the whole `kind: name`. */
export interface Explanation {
  readonly fact: RegExp;
  readonly reason: string;
}

/** Returns the facts that differ between two schemas. Spaces and comments in function bodies are ignored. */
export function compareSchemas(before: Schema, after: Schema): Difference[] {
  const facts = [...new Set([...before.keys(), ...after.keys()])].sort();
  return facts
    .map((fact) => ({ fact, before: before.get(fact), after: after.get(fact) }))
    .filter((difference) => code(difference.before) !== code(difference.after));
}

/**
 * Returns the reason for a difference. Returns undefined if it is not on the list and changes more than names of
 * parameters and variables.
 */
export function findReason(
  { fact, before, after }: Difference,
  explanations: readonly Explanation[],
): string | undefined {
  const listed = explanations.find((explanation) => explanation.fact.exec(fact)?.[0] === fact);
  if (listed) return listed.reason;
  const functionName = /^(?:function|body): (?:\w+\.)?(\w+)\(/.exec(fact)?.[1];
  if (functionName === undefined || before === undefined || after === undefined) return undefined;
  const names = findRenamedLocals(functionName, before, after);
  return names && `Only names: ${[...names].map((pair) => pair.join(' is now ')).join(', ')}.`;
}

function code(definition: string | undefined): string | undefined {
  return definition
    ?.replace(/^[ \t]*--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
