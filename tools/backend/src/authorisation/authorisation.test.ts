import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors } from './actors.ts';
import { allAttempts } from './attempts.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import type { Database } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { findPostgres } from './find-postgres.ts';
import { hostedDatabase, PRIVILEGES } from './hosted.ts';
import { nameOf, readMatrix } from './matrix.ts';
import { tryAll } from './try-attempts.ts';

const databases = [
  { name: 'the embedded backend', open: embeddedDatabase },
  ...PRIVILEGES.map((privileges) => ({
    name: `PostgreSQL with the roles of a hosted project and ${privileges} default privileges`,
    async open() {
      const programs = await findPostgres();
      return programs === undefined ? undefined : hostedDatabase(programs, privileges);
    },
  })),
];

describe.each(databases)('$name', ({ open }) => {
  let database: Database | undefined;
  let catalogue: Catalogue;

  beforeAll(async () => {
    database = await open();
    if (database) catalogue = await readCatalogue(database);
  });

  afterAll(async () => database?.close());

  test('answers everybody as matrix.md says, and matrix.md knows everything in it', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    const attempts = allAttempts(catalogue);
    const answers = await tryAll(database, attempts);
    const found = attempts.map((attempt, index) => [nameOf(attempt), answers[index]?.join(' ')]);
    const matrix = await readMatrix(catalogue);
    const expected = matrix.map((row) => [nameOf(row), row.expected.join(' ')]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    expect(matrix.length, 'a cell stands once').toBe(attempts.length);
    await context.annotate(`${attempts.length * actors.length} cells`);
  });

  test('each table has rows that could be seen', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    for (const { name } of catalogue.tables) {
      const rows = await database.ask('', `select count(*) from ${name}`);
      expect(Number(rows), name).toBeGreaterThan(0);
    }
  });
});
