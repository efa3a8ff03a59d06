import { accessTestActors } from './actors.ts';
import { buildAccessAttempts } from './attempts.ts';
import { readDatabaseCatalogue } from './catalogue.ts';
import type { Database } from './database.ts';
import { formatAttemptName, readAccessMatrix } from './matrix.ts';
import { runStatementsAsActors } from './try-attempts.ts';

export interface AccessMatrixComparison {
  /** The number of compared cells: each access attempt by each test user of the authorisation matrix. */
  readonly cells: number;
  /**
   * The differences between expected and actual responses, by attempt name. A response is undefined if the attempt is
   * missing.
   */
  readonly differences: Readonly<
    Record<string, { readonly expected: string | undefined; readonly found: string | undefined }>
  >;
}

/**
 * Runs every access attempt on a database as every test caller, and compares the responses with matrix.tsv.
 * @param stride with a stride of n, only every nth attempt runs
 * @param sampled the attempts that the stride concerns: those on columns, or all
 * @throws if matrix.tsv contains a cell twice
 */
export async function compareAccessMatrix(
  database: Database,
  stride = 1,
  sampled: 'columns' | 'all' = 'columns',
): Promise<AccessMatrixComparison> {
  const catalogue = await readDatabaseCatalogue(database);
  const everything = buildAccessAttempts(catalogue);
  const rows = await readAccessMatrix(catalogue);
  const known = new Set(rows.map(formatAttemptName));
  const attempts = everything.filter(
    (attempt, index) =>
      (sampled === 'columns' && attempt.column === undefined) ||
      index % stride === 0 ||
      !known.has(formatAttemptName(attempt)),
  );
  const answers = await runStatementsAsActors(database, attempts);
  const found = new Map(
    attempts.map((attempt, index) => [formatAttemptName(attempt), answers[index]?.join(' ')]),
  );
  if (known.size !== rows.length)
    throw new Error(
      'matrix.tsv contains two lines for the same access attempt. Remove one of the lines.',
    );
  const made = new Set(attempts);
  const left = new Set(everything.filter((attempt) => !made.has(attempt)).map(formatAttemptName));
  const expected = new Map(
    rows
      .filter((row) => !left.has(formatAttemptName(row)))
      .map((row) => [formatAttemptName(row), row.expected.join(' ')]),
  );
  const names = [...new Set([...expected.keys(), ...found.keys()])];
  const differing = names.filter((name) => expected.get(name) !== found.get(name));
  return {
    cells: attempts.length * accessTestActors.length,
    differences: Object.fromEntries(
      differing.map((name) => [name, { expected: expected.get(name), found: found.get(name) }]),
    ),
  };
}
