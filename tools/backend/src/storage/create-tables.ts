import { readFile } from 'node:fs/promises';

const FILE = new URL('storage.sql', import.meta.url);

/** Creates the tables of Supabase Storage if they are missing. Hosted Supabase has them before the first migration. */
export async function createStorageTables(run: (sql: string) => Promise<unknown>): Promise<void> {
  await run(await readFile(FILE, 'utf8'));
}
