import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { compareMatrix } from './compare-matrix.ts';
import type { Database } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { findPostgres } from './find-postgres.ts';
import { hostedDatabase, PRIVILEGES } from './hosted.ts';

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

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  test('answers everybody as matrix.md says, and matrix.md knows everything in it', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    const { cells, differences } = await compareMatrix(database);
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
