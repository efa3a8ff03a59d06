import { testDatabase } from '../test-database.ts';
import { appDatabase } from './app-database.ts';
import type { Database } from './database.ts';

/** The database as `npm start` runs it: table grants are given to all, and row-level security stands alone. */
export async function embeddedDatabase(): Promise<Database> {
  const { app, remove } = await testDatabase();
  return { ...(await appDatabase(app)), close: remove };
}
