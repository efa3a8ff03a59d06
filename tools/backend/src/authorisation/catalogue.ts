import { readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

export interface DatabaseColumn {
  readonly name: string;
  readonly type: string;
  /** True if every INSERT must contain a value for the column, because the column has no default and rejects null. */
  readonly needed: boolean;
}

export interface DatabaseTable {
  readonly name: string;
  /** The table's primary key columns. */
  readonly key: readonly string[];
  readonly columns: readonly DatabaseColumn[];
}

/**
 * The objects of a database (tables, functions and others) that the authorisation tests check. Object names include
 * the schema.
 */
export interface DatabaseCatalogue {
  readonly schemas: readonly string[];
  readonly tables: readonly DatabaseTable[];
  readonly sequences: readonly string[];
  /** The SQL functions with their argument types. */
  readonly functions: readonly string[];
}

const query = new URL('catalogue.sql', import.meta.url);

export async function readDatabaseCatalogue(database: Database): Promise<DatabaseCatalogue> {
  return (await database.ask('', await readFile(query, 'utf8'))) as DatabaseCatalogue;
}
