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
 * Tries everything that a database holds as everybody, and compares with matrix.md.
 * Throws when matrix.md has a cell twice.
 */
export async function compareMatrix(database: Database): Promise<Comparison> {
  const catalogue = await readCatalogue(database);
  const attempts = allAttempts(catalogue);
  const answers = await tryAll(database, attempts);
  const found = new Map(
    attempts.map((attempt, index) => [nameOf(attempt), answers[index]?.join(' ')]),
  );
  const rows = await readMatrix(catalogue);
  const expected = new Map(rows.map((row) => [nameOf(row), row.expected.join(' ')]));
  if (expected.size !== rows.length) throw new Error('matrix.md has a cell twice');
  const names = [...new Set([...expected.keys(), ...found.keys()])];
  const differing = names.filter((name) => expected.get(name) !== found.get(name));
  return {
    cells: attempts.length * actors.length,
    differences: Object.fromEntries(
      differing.map((name) => [name, { expected: expected.get(name), found: found.get(name) }]),
    ),
  };
}
