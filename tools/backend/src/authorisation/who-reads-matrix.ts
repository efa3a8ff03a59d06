import { listReadableDataSources } from './who-reads-observe.ts';
import { allReadAccessTestPeople, type ReadAccessTestPerson } from './who-reads-people.ts';
import { getMailboxName, type TextInput } from './who-reads-rules.ts';
import { listTextInputs } from './who-reads-ways.ts';
import type { ReadAccessTestActions } from './who-reads-world.ts';

/** All data that one reader (an account or a mailbox) can read from one table or function. */
interface Reading {
  readonly reader: string;
  readonly source: string;
  readonly text: string;
}

interface Cell {
  readonly way: TextInput;
  /** For each reader of a test text, the tables and functions in which the text is readable. */
  readonly sources: ReadonlyMap<string, readonly string[]>;
}

/**
 * Stores a unique test text through every input (API call or email), then searches for the texts in all data of each
 * account and mailbox.
 */
export async function findReadersOfTextInputs(
  world: ReadAccessTestActions,
  { leak = '', readers = allReadAccessTestPeople } = {},
): Promise<{ readonly cells: readonly Cell[]; readonly sources: readonly string[] }> {
  const ways = listTextInputs();
  const textOf = (index: number) => `text${String(index + 1).padStart(3, '0')}`;
  const readings = await world.undo(async () => {
    for (const [index, way] of ways.entries()) await way.run(world, textOf(index));
    await world.sendEmails();
    return readEverything(world, readers);
  }, leak);
  const cells = ways.map((way, index) => {
    const found = readings.filter(({ text }) => text.toLowerCase().includes(textOf(index)));
    const byReader = Map.groupBy(found, ({ reader }) => reader);
    const sources = [...byReader].map(
      ([reader, own]) => [reader, unique(own.map(({ source }) => source))] as const,
    );
    return { way, sources: new Map(sources) };
  });
  return { cells, sources: unique(readings.map(({ source }) => source)) };
}

async function readEverything(
  world: ReadAccessTestActions,
  readers: readonly ReadAccessTestPerson[],
): Promise<readonly Reading[]> {
  const sources = (await listReadableDataSources(world)).filter(({ isReading }) => isReading);
  const readings: Reading[] = [];
  for (const person of readers) {
    const texts = await world.readAs(
      person,
      sources.map(({ query }) => query),
    );
    sources.forEach(({ name: source }, index) => {
      readings.push({ reader: person.name, source, text: texts[index] ?? '' });
    });
    const emails = await world.mailbox(person.email);
    readings.push({ reader: getMailboxName(person), source: 'email', text: emails });
  }
  return readings;
}

/** Returns the content of who-reads.tsv, with one line for each text input (API call or email) and group of readers. */
export function formatReadAccessTable({
  cells,
  sources,
}: Awaited<ReturnType<typeof findReadersOfTextInputs>>): string {
  const read = new Set(cells.flatMap((cell) => [...cell.sources.values()].flat()));
  const unread = sources.filter((source) => !read.has(source));
  const lines = [
    ['way in', 'readers', 'tables and functions'],
    ...cells.flatMap((cell) => describeReaders(cell).map((group) => [cell.way.name, ...group])),
    ['none of these', 'no one', unread.join(', ')],
  ];
  return `${lines.map((line) => line.join('\t')).join('\n')}\n`;
}

/** Groups the readers of a test text by the tables and functions in which they can read the text. */
function describeReaders({ sources }: Cell): readonly (readonly string[])[] {
  const groups = Map.groupBy([...sources], ([, own]) => own.join(', '));
  const described = [...groups].map(([places, readers]) => [
    readers.map(([reader]) => reader).join(', '),
    places,
  ]);
  return described.length > 0 ? described : [['no one', '']];
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
