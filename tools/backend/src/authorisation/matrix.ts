import { readFile } from 'node:fs/promises';
import { actors } from './actors.ts';
import type { Catalogue, Table } from './catalogue.ts';

/** The valid answers of a cell of matrix.tsv. */
const answers = ['no', 'yes', 'all', 'own'] as const;
type Answer = (typeof answers)[number];

/** What is tried: a verb on a table, a column of it, a function, a sequence or a schema. */
export interface Attempt {
  readonly on: string;
  /** Absent where the verb concerns the whole. */
  readonly column?: string;
  readonly verb: string;
}

/** `table.column verb`, to find and to print an attempt by. */
export function nameOf({ on, column, verb }: Attempt): string {
  return `${column === undefined ? on : `${on}.${column}`} ${verb}`;
}

export interface Row extends Attempt {
  /** The expected answers, in the order of the actors. */
  readonly expected: readonly Answer[];
}

const columnNames = ['On', 'Columns', 'To', ...actors.map(({ name }) => name)];

/** The rows of matrix.tsv, one for each column and verb. The catalogue has the columns for `every`. Throws on an invalid line. */
export async function readMatrix({ tables }: Catalogue): Promise<readonly Row[]> {
  const text = await readFile(new URL('matrix.tsv', import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  if (head !== columnNames.join('\t')) {
    throw new Error(`The first line of matrix.tsv must be ${columnNames.join(', ')}, with tabs`);
  }
  return lines.flatMap((line) => readLine(line, tables));
}

function readLine(line: string, tables: readonly Table[]): readonly Row[] {
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

// Only the provider's tables: of ours, a new column must be thought about.
function everyColumn(on: string, tables: readonly Table[]): readonly string[] {
  if (!on.startsWith('auth.')) throw new Error(`matrix.tsv must name each column of ${on}`);
  return tables.find(({ name }) => name === on)?.columns.map(({ name }) => name) ?? [];
}

const list = (text: string): readonly string[] => text.split(',').map((part) => part.trim());

const isAnswer = (text: string): text is Answer => answers.some((answer) => answer === text);
