import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestUuid } from './actors.ts';
import { readDatabaseCatalogue } from './catalogue.ts';
import { compareAccessMatrix } from './compare-matrix.ts';
import type { Database } from './database.ts';
import { openEmbeddedTestDatabase } from './embedded.ts';
import { getExpectedStorageResponses } from './file-test-backend.ts';
import { createSqlFileTestBackend } from './file-test-databases.ts';
import { type DefaultPrivileges, openHostedSupabaseTestDatabase } from './hosted.ts';

/**
 * The database with new default privileges tries every cell. With old ones, a sample of the columns is enough, because
 * only the grants differ. The embedded database has the same functions and policies, so a sample of all cells is
 * enough. Each column has three verbs, so the stride covers each verb.
 */
const sample = isExhaustive ? 1 : 32;
const hosted = (privileges: DefaultPrivileges) => ({
  name: `PostgreSQL with the roles of a hosted project and ${privileges} default privileges`,
  open: () => openHostedSupabaseTestDatabase(privileges),
});
const databases = [
  {
    name: 'the embedded backend',
    open: openEmbeddedTestDatabase,
    stride: sample,
    sampled: 'all' as const,
  },
  { ...hosted('old'), stride: sample, sampled: 'columns' as const },
  { ...hosted('new'), stride: 1, sampled: 'columns' as const },
];

describe.each(databases)('$name', ({ open, stride, sampled }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  test('each test caller has the rights in the authorisation matrix (matrix.tsv), which lists all database objects', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    const { cells, differences } = await compareAccessMatrix(database, stride, sampled);
    expect(differences).toEqual({});
    await context.annotate(`${cells} cells`);
  }, 300_000);

  test('each test account has exactly the expected permissions on objects in the file storage', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    // The client's upload of file 4 has not ended.
    const ready = [createTestUuid(8, 1), createTestUuid(8, 3), createTestUuid(8, 2)];
    const { storage, callers } = createSqlFileTestBackend(database, '');
    const found = await storage.tryVerbs({ ready, unfinished: createTestUuid(8, 4) });
    expect(found).toEqual(getExpectedStorageResponses(callers));
  });

  test('each table has test rows that a permitted caller can read', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    for (const { name } of (await readDatabaseCatalogue(database)).tables) {
      const rows = await database.ask('', `select count(*) from ${name}`);
      expect(Number(rows), name).toBeGreaterThan(0);
    }
  });
});
