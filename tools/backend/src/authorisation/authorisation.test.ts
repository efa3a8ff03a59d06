import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessTestActors } from './actors.ts';
import { readDatabaseCatalogue } from './catalogue.ts';
import { compareAccessMatrix } from './compare-matrix.ts';
import type { Database } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { type DefaultPrivileges, hostedDatabase } from './hosted.ts';
import { runStatementsAsActors } from './try-attempts.ts';

/**
 * The database with new default privileges tries every cell. With old ones, an eighth of the columns is enough, because
 * only the grants differ. The embedded database has the same functions and policies, so an eighth of all cells is
 * enough. Each column has three verbs, so the stride covers each verb.
 */
const sample = isExhaustive ? 1 : 8;
const hosted = (privileges: DefaultPrivileges) => ({
  name: `PostgreSQL with the roles of a hosted project and ${privileges} default privileges`,
  open: () => hostedDatabase(privileges),
});
const databases = [
  { name: 'the embedded backend', open: embeddedDatabase, stride: sample, sampled: 'all' as const },
  { ...hosted('old'), stride: sample, sampled: 'columns' as const },
  { ...hosted('new'), stride: 1, sampled: 'columns' as const },
];

describe.each(databases)('$name', ({ open, stride, sampled }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  test('the database gives each test caller the response in matrix.tsv, and matrix.tsv lists all database objects', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    const { cells, differences } = await compareAccessMatrix(database, stride, sampled);
    expect(differences).toEqual({});
    await context.annotate(`${cells} cells`);
  }, 300_000);

  test('each test account has exactly the expected permissions on stored objects', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    const objects = 'storage.objects';
    const insert = (name: string) =>
      `insert into ${objects} (bucket_id, name) values ('files', '${name}')`;
    const none = accessTestActors.map(() => 'no');
    const rights = (callers: Readonly<Record<string, string>>) =>
      accessTestActors.map(({ name }) => callers[name] ?? 'no');
    // The client's upload of file 4 has not ended. File 1 is ready.
    const expected: readonly (readonly [string, string, readonly string[]])[] = [
      [
        'select',
        `select from ${objects}`,
        rights({
          client: 'own',
          'another client': 'own',
          'team member': 'own',
          'team leader': 'own',
          founder: 'all',
        }),
      ],
      ['insert', insert('80000000-0000-4000-8000-000000000004'), rights({ client: 'yes' })],
      ['insert', insert('80000000-0000-4000-8000-000000000001'), none],
      ['insert', insert('80000000-0000-4000-8000-000000000009'), none],
      ['insert', `insert into ${objects} (bucket_id, name) values ('files', 'logo.png')`, none],
      ['update', `update ${objects} set name = 'probe'`, none],
      ['delete', `delete from ${objects}`, none],
      ['select', 'select from storage.buckets', none],
    ];
    const attempts = expected.map(([verb, sql]) => ({
      on: objects,
      verb,
      sql,
      ...(sql.startsWith('select') && { proof: sql.replace('select', 'select count(*)') }),
    }));
    const found = await runStatementsAsActors(database, attempts);
    expect(found.map((answers, index) => [expected[index]?.[1], answers])).toEqual(
      expected.map(([, sql, answers]) => [sql, answers]),
    );
  });

  test('each table has test rows that a permitted caller can read', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    for (const { name } of (await readDatabaseCatalogue(database)).tables) {
      const rows = await database.ask('', `select count(*) from ${name}`);
      expect(Number(rows), name).toBeGreaterThan(0);
    }
  });
});
