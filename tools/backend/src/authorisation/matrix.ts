import { readFile } from 'node:fs/promises';
import { actors } from './actors.ts';
import type { Catalogue, Table } from './catalogue.ts';

/** What a cell of matrix.md may say. */
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

/**
 * The rows of matrix.md's tables, one for each column and verb; `every` column is looked up in the
 * catalogue. Throws on a line that cannot be read.
 */
export async function readMatrix({ tables }: Catalogue): Promise<readonly Row[]> {
  const text = await readFile(new URL('matrix.md', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.flatMap((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    if (cells[0] === 'On') return checkHead(cells);
    return /^-+$/.test(cells[0] ?? '') ? [] : readLine(cells, line, tables);
  });
}

function checkHead(cells: readonly string[]): readonly Row[] {
  if (cells.join() !== columnNames.join()) {
    throw new Error(`A table of matrix.md must have the columns ${columnNames.join(', ')}`);
  }
  return [];
}

function readLine(
  cells: readonly string[],
  line: string,
  tables: readonly Table[],
): readonly Row[] {
  const [on = '', columns = '', verbs = '', ...expected] = cells;
  if (cells.length !== columnNames.length || !expected.every(isAnswer)) {
    throw new Error(`This line of matrix.md needs ${answers.join(', ')} for each actor: ${line}`);
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
  if (!on.startsWith('auth.')) throw new Error(`matrix.md must name each column of ${on}`);
  return tables.find(({ name }) => name === on)?.columns.map(({ name }) => name) ?? [];
}

const list = (text: string): readonly string[] => text.split(',').map((part) => part.trim());

const isAnswer = (text: string): text is Answer => answers.some((answer) => answer === text);
