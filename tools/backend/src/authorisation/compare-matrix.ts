import { actors } from './actors.ts';
import { allAttempts } from './attempts.ts';
import { readCatalogue } from './catalogue.ts';
import type { Database } from './database.ts';
import { nameOf, readMatrix } from './matrix.ts';
import { tryAll } from './try-attempts.ts';

export interface Comparison {
  /** How many attempts of how many actors. */
  readonly cells: number;
  /** The answers that differ by the name of their attempt; undefined where one side has no such attempt. */
  readonly differences: Readonly<
    Record<string, { readonly expected: string | undefined; readonly found: string | undefined }>
  >;
}

/**
 * Tries everything that a database holds as everybody, and compares with matrix.tsv.
 * Throws when matrix.tsv has a cell twice.
 * @param stride of the attempts on columns every how manieth is made; each of the others must be in matrix.tsv
 */
export async function compareMatrix(database: Database, stride = 1): Promise<Comparison> {
  const catalogue = await readCatalogue(database);
  const everything = allAttempts(catalogue);
  const rows = await readMatrix(catalogue);
  const known = new Set(rows.map(nameOf));
  const attempts = everything.filter(
    (attempt, index) =>
      attempt.column === undefined || index % stride === 0 || !known.has(nameOf(attempt)),
  );
  const answers = await tryAll(database, attempts);
  const found = new Map(
    attempts.map((attempt, index) => [nameOf(attempt), answers[index]?.join(' ')]),
  );
  if (known.size !== rows.length) throw new Error('matrix.tsv has a cell twice');
  const made = new Set(attempts);
  const left = new Set(everything.filter((attempt) => !made.has(attempt)).map(nameOf));
  const expected = new Map(
    rows
      .filter((row) => !left.has(nameOf(row)))
      .map((row) => [nameOf(row), row.expected.join(' ')]),
  );
  const names = [...new Set([...expected.keys(), ...found.keys()])];
  const differing = names.filter((name) => expected.get(name) !== found.get(name));
  return {
    cells: attempts.length * actors.length,
    differences: Object.fromEntries(
      differing.map((name) => [name, { expected: expected.get(name), found: found.get(name) }]),
    ),
  };
}
