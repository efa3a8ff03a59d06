import type { SchemaDump } from './dump-schema.ts';
import { findRenamedSqlVariables } from './local-names.ts';

export interface SchemaDifference {
  /** The schema object that differs, in the form `kind: name`, such as `table: public.projects`. */
  readonly fact: string;
  /** The definition of the object in one schema. Undefined if that schema lacks the object. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * An expected difference between two database schemas. Its pattern `fact` must match the object's whole text `kind:
 * name`.
 */
export interface ExpectedSchemaDifference {
  readonly fact: RegExp;
  readonly reason: string;
}

/**
 * Returns the definitions that differ between two database schemas, apart from spaces and comments in function bodies.
 */
export function compareSchemas(before: SchemaDump, after: SchemaDump): SchemaDifference[] {
  const facts = [...new Set([...before.keys(), ...after.keys()])].sort();
  return facts
    .map((fact) => ({ fact, before: before.get(fact), after: after.get(fact) }))
    .filter((difference) => code(difference.before) !== code(difference.after));
}

/** Returns the reason why a schema difference is expected, or undefined for an unexpected one. */
export function getSchemaDifferenceReason(
  { fact, before, after }: SchemaDifference,
  expectedSchemaDifferences: readonly ExpectedSchemaDifference[],
): string | undefined {
  const listed = expectedSchemaDifferences.find(
    (explanation) => explanation.fact.exec(fact)?.[0] === fact,
  );
  if (listed) return listed.reason;
  const functionName = /^(?:function|body): (?:\w+\.)?(\w+)\(/.exec(fact)?.[1];
  if (functionName === undefined || before === undefined || after === undefined) return undefined;
  const names = findRenamedSqlVariables(functionName, before, after);
  return names && `Only names: ${[...names].map((pair) => pair.join(' is now ')).join(', ')}.`;
}

function code(definition: string | undefined): string | undefined {
  return definition
    ?.replace(/^[ \t]*--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
