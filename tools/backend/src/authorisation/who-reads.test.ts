import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';
import { findActionHistoryDifferences } from './who-reads-histories.ts';
import { intentionalActionLeaks, intentionalTextLeaks } from './who-reads-leaks.ts';
import { findReadersOfTextInputs, formatReadAccessTable } from './who-reads-matrix.ts';
import { getAllowedTextReaders, getMailboxName } from './who-reads-rules.ts';
import { openReadAccessTestDatabase, type ReadAccessTestActions } from './who-reads-world.ts';

// These tests find all readers of a text that enters the portal in each way. `vitest -u` updates who-reads.tsv. Review
// every changed line.

const seeds = isExhaustive ? 300 : 1;

/**
 * The exhaustive run adds each leak alone. Other runs add all leaks together. Each leak shows in a different cell, so
 * none hides another.
 */
const alone = <T extends { readonly name: string }>(leaks: readonly T[]) =>
  isExhaustive
    ? leaks.map((leak) => ({ name: leak.name, leaks: [leak] }))
    : [{ name: leaks.map(({ name }) => name).join('; '), leaks }];

const sqlOf = (leaks: readonly { readonly sql: string }[]): string =>
  leaks.map(({ sql }) => sql).join(';\n');

describe.each(authorisationTestDatabases)('$name', ({ openSession }) => {
  let database: Database | undefined;
  let world: ReadAccessTestActions;

  beforeAll(async () => {
    database = await openSession();
    if (database) world = await openReadAccessTestDatabase(database);
  });

  afterAll(async () => database?.close());

  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  test('each test text is readable only by the accounts that the rules allow, and only in the tables of who-reads.tsv', async () => {
    const observed = await findReadersOfTextInputs(world);
    const read = observed.cells.map(({ way, sources }) => [
      way.name,
      [...sources.keys()].toSorted(),
    ]);
    const expected = observed.cells.map(({ way }) => [way.name, getAllowedTextReaders(way.fact)]);
    expect(Object.fromEntries(read)).toEqual(Object.fromEntries(expected));
    await expect(formatReadAccessTable(observed)).toMatchFileSnapshot('who-reads.tsv');
  });

  test.each(Array.from({ length: seeds }, (_, seed) => seed))(
    'seed %i: observers notice no private step of client A or the staff',
    async (seed) => {
      expect(await findActionHistoryDifferences(world, seed)).toEqual([]);
    },
  );

  test.each(alone(intentionalTextLeaks))(
    'added leaks of texts are found: $name',
    async ({ leaks }) => {
      const { cells } = await findReadersOfTextInputs(world, {
        leak: sqlOf(leaks),
        readers: leaks.map(({ reader }) => reader),
      });
      const found = leaks.map(({ way, reader, byEmail }) =>
        cells
          .find((cell) => cell.way.name === way)
          ?.sources.has(byEmail ? getMailboxName(reader) : reader.name),
      );
      expect(found).toEqual(leaks.map(({ reads }) => reads));
    },
  );

  test.each(alone(intentionalActionLeaks))(
    'added leaks of steps are found: $name',
    async ({ leaks }) => {
      const differences = await findActionHistoryDifferences(world, 0, {
        leak: sqlOf(leaks),
        readers: [...new Set(leaks.map(({ observer }) => observer))],
      });
      const found = differences.map(({ observer, source }) => `${observer}: ${source}`);
      for (const { observer, source } of leaks)
        expect(found).toContain(`${observer.name}: ${source}`);
    },
  );
});
