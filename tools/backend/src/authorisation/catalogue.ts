import { readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

export interface Column {
  readonly name: string;
  readonly type: string;
  /** An insert must give it a value. */
  readonly needed: boolean;
}

export interface Table {
  readonly name: string;
  /** The columns of the primary key. */
  readonly key: readonly string[];
  readonly columns: readonly Column[];
}

/** What is in a database; names with their schema. */
export interface Catalogue {
  readonly schemas: readonly string[];
  readonly tables: readonly Table[];
  readonly sequences: readonly string[];
  /** With the types of their arguments. */
  readonly functions: readonly string[];
}

const query = new URL('catalogue.sql', import.meta.url);

export async function readCatalogue(database: Database): Promise<Catalogue> {
  return (await database.ask('', await readFile(query, 'utf8'))) as Catalogue;
}
