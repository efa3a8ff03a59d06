import { readFile } from 'node:fs/promises';
import type { LocalApp } from '../embedded-app.ts';
import type { Database } from './database.ts';

/** Adds the people of the matrix to an app's database and returns the database. */
export async function appDatabase(app: LocalApp): Promise<Database> {
  const { driver } = app.connection;
  await driver.exec(await readFile(new URL('people.sql', import.meta.url), 'utf8'));
  return {
    async ask(script, query) {
      await driver.exec(script);
      const { rows } = await driver.query<Record<string, unknown>>(query);
      return Object.values(rows[0] ?? {})[0];
    },
    close: () => app.connection.close(),
  };
}
