import { testDatabase } from '../test-database.ts';
import { appDatabase } from './app-database.ts';
import type { Database } from './database.ts';

/**
 * Opens the same database as `npm start`. Only row-level security protects its rows, because the API roles have rights
 * on all tables.
 */
export async function openEmbeddedTestDatabase(): Promise<Database> {
  const { app, remove } = await testDatabase();
  return { ...(await appDatabase(app)), close: remove };
}
