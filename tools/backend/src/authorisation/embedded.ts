import { readFile } from 'node:fs/promises';
import { testDatabase } from '../test-database.ts';
import type { Database } from './database.ts';

/** The database as `npm start` runs it: table grants are given to all, and row-level security stands alone. */
export async function embeddedDatabase(): Promise<Database> {
  const { app, remove } = await testDatabase();
  const { driver } = app.connection;
  await driver.exec(await readFile(new URL('people.sql', import.meta.url), 'utf8'));
  return {
    async ask(script, query) {
      await driver.exec(script);
      const { rows } = await driver.query<Record<string, unknown>>(query);
      return Object.values(rows[0] ?? {})[0];
    },
    close: remove,
  };
}
