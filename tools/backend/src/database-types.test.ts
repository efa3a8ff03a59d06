import { join } from 'node:path';
import { generateTypescript, introspect, sortGeneratorMetadata } from '@supabase/postgrest-typegen';
import { expect, test } from 'vitest';
import { SUPABASE_DIR } from './project-config.ts';
import { testDatabase } from './test-database.ts';

/** The types of tables and functions that the apps use. */
const FILE = join(SUPABASE_DIR, '../shared/src/database/database.ts');

/** After a new migration, update the file with `npx vitest run tools/backend/src/database-types.test.ts -u`. */
test('the generated TypeScript database types match the migrations', async () => {
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
