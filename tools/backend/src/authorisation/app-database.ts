import { readFile } from 'node:fs/promises';
import type { EmbeddedSupabase } from '../embedded-app.ts';
import type { Database } from './database.ts';

/** Adds the people of the matrix to an app's database and returns the database. */
export async function appDatabase(app: EmbeddedSupabase): Promise<Database> {
  const { driver } = app.connection;
  await driver.exec(await readFile(new URL('people.sql', import.meta.url), 'utf8'));
  // The embedded database has one session, so a script waits until the previous query has ended.
  let previous: Promise<unknown> = Promise.resolve();
  async function run(script: string, query: string): Promise<unknown> {
    await driver.exec(script);
    const { rows } = await driver.query<Record<string, unknown>>(query);
    return Object.values(rows[0] ?? {})[0];
  }
  return {
    ask(script, query) {
      const result = previous.then(() => run(script, query));
      previous = result.catch(() => {});
      return result;
    },
    close: () => app.connection.close(),
  };
}
