import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDatabaseCatalogue } from './catalogue.ts';
import { compareAccessMatrix } from './compare-matrix.ts';
import type { Database } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { type DefaultPrivileges, hostedDatabase } from './hosted.ts';

/**
 * PostgreSQL tests only an eighth of the columns, because only its grants differ. Each column has three verbs, so the
 * stride covers each verb.
 */
const sample = isExhaustive ? 1 : 8;
const hosted = (privileges: DefaultPrivileges) => ({
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

  test('the database gives each test caller the response in matrix.tsv, and matrix.tsv lists all database objects', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    const { cells, differences } = await compareAccessMatrix(database, stride);
    expect(differences).toEqual({});
    await context.annotate(`${cells} cells`);
  }, 300_000);

  test('each table has test rows that a permitted caller can read', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    for (const { name } of (await readDatabaseCatalogue(database)).tables) {
      const rows = await database.ask('', `select count(*) from ${name}`);
      expect(Number(rows), name).toBeGreaterThan(0);
    }
  });
});
