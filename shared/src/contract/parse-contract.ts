import * as v from 'valibot';

/** Formats each problem that a schema found as one line with the name of the field. */
export function describeValidationIssues(
  issues: readonly v.BaseIssue<unknown>[],
  whole: string,
): readonly string[] {
  return issues.map((issue) => {
    const field = v.getDotPath(issue) ?? whole;
    return issue.received === 'undefined' ? `${field} is missing` : `${field} ${issue.message}`;
  });
}

/** The error for an untrusted value that does not match its schema, with one problem for each invalid field. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly problems: readonly string[];

  constructor(what: string, problems: readonly string[], options?: ErrorOptions) {
    super(
      `${what} cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
      options,
    );
    this.problems = problems;
  }
}

/**
 * Parses an untrusted value with a schema.
 * @throws {SchemaError} that names the value and every invalid field
 */
export function parseWithSchema<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  what: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new SchemaError(what, describeValidationIssues(result.issues, what));
}
