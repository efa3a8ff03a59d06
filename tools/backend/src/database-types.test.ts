import { join } from 'node:path';
import { generateTypescript, introspect, sortGeneratorMetadata } from '@supabase/postgrest-typegen';
import { expect, test } from 'vitest';
import { SUPABASE_DIR } from './project-config.ts';
import { testDatabase } from './test-database.ts';

/** What apps know of the tables and functions. */
const FILE = join(SUPABASE_DIR, '../shared/src/database/database.ts');

/** `npx vitest run tools/backend/src/database-types.test.ts -u` writes the file anew after a migration. */
test('the types of the database are those of the migrations', async () => {
  const { app, remove } = await testDatabase();
  try {
    const { driver } = app.connection;
    const query = async (sql: string) => ({ rows: [...(await driver.query(sql)).rows] });
    const metadata = await introspect({ query }, { includedSchemas: ['public'] });
    const types = await generateTypescript(sortGeneratorMetadata(metadata), {
      postgrestVersion: '13',
    });
    await expect(types).toMatchFileSnapshot(FILE);
  } finally {
    await remove();
  }
}, 300_000);
