import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { compareMatrix } from './compare-matrix.ts';
import type { Database } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { hostedDatabase, type Privileges } from './hosted.ts';

/** An eighth of a database's columns, where the grants alone are others. Verbs come three to a column: each has its turn. */
const sample = isExhaustive ? 1 : 8;
const hosted = (privileges: Privileges) => ({
  name: `PostgreSQL with the roles of a hosted project and ${privileges} default privileges`,
  open: () => hostedDatabase(privileges),
});
const databases = [
  { name: 'the embedded backend', open: embeddedDatabase, stride: sample },
  { ...hosted('old'), stride: sample },
  { ...hosted('new'), stride: 1 },
];

describe.each(databases)('$name', ({ open, stride }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  test('answers everybody as matrix.tsv says, and matrix.tsv knows everything in it', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    const { cells, differences } = await compareMatrix(database, stride);
    expect(differences).toEqual({});
    await context.annotate(`${cells} cells`);
  }, 300_000);

  test('each table has rows that could be seen', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    for (const { name } of (await readCatalogue(database)).tables) {
      const rows = await database.ask('', `select count(*) from ${name}`);
      expect(Number(rows), name).toBeGreaterThan(0);
    }
  });
});
