import { readFile } from 'node:fs/promises';
import { accessTestActors } from './actors.ts';
import type { DatabaseCatalogue, DatabaseTable } from './catalogue.ts';

/** The valid values of a cell in matrix.tsv (the authorisation matrix). */
const answers = ['no', 'yes', 'all', 'own'] as const;
type Answer = (typeof answers)[number];

/** An access attempt: a verb, such as select, on a table, column, function, sequence or schema. */
export interface AccessAttempt {
  readonly on: string;
  /** The tested column. Undefined if the SQL verb applies to a whole table or function. */
  readonly column?: string;
  readonly verb: string;
}

/** Returns `table.column verb`, the name of an access attempt in error messages. */
export function formatAttemptName({ on, column, verb }: AccessAttempt): string {
  return `${column === undefined ? on : `${on}.${column}`} ${verb}`;
}

export interface AccessMatrixRow extends AccessAttempt {
  /** The expected results of the access attempt, one for each test user, in the column order of matrix.tsv. */
  readonly expected: readonly Answer[];
}

const columnNames = ['On', 'Columns', 'To', ...accessTestActors.map(({ name }) => name)];

/**
 * Parses matrix.tsv into one row for each column and verb. The value `every` means all columns in the catalogue.
 * @throws on an invalid line
 */
export async function readAccessMatrix({
  tables,
}: DatabaseCatalogue): Promise<readonly AccessMatrixRow[]> {
  const text = await readFile(new URL('matrix.tsv', import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  if (head !== columnNames.join('\t')) {
    throw new Error(`The first line of matrix.tsv must be ${columnNames.join(', ')}, with tabs`);
  }
  return lines.flatMap((line) => readLine(line, tables));
}

function readLine(line: string, tables: readonly DatabaseTable[]): readonly AccessMatrixRow[] {
  const cells = line.split('\t');
  const [on = '', columns = '', verbs = '', ...expected] = cells;
  if (cells.length !== columnNames.length || !expected.every(isAnswer)) {
    throw new Error(
      `Invalid line of matrix.tsv. It needs ${answers.join(', ')} for each actor: ${line}`,
    );
  }
  const each = columns === 'every' ? everyColumn(on, tables) : list(columns);
  return list(verbs).flatMap((verb) =>
    columns === ''
      ? [{ on, verb, expected }]
      : each.map((column) => ({ on, column, verb, expected })),
  );
}

// Only Supabase's tables may use the value `every`, because each new column of a project table needs a line in
// matrix.tsv.
function everyColumn(on: string, tables: readonly DatabaseTable[]): readonly string[] {
  if (!on.startsWith('auth.'))
    throw new Error(
      `matrix.tsv must list each column of ${on} on its own line instead of the value "every"`,
    );
  return tables.find(({ name }) => name === on)?.columns.map(({ name }) => name) ?? [];
}

const list = (text: string): readonly string[] => text.split(',').map((part) => part.trim());

const isAnswer = (text: string): text is Answer => answers.some((answer) => answer === text);
