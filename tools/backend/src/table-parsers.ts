import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Removes PGlite's value parsers for the array types of tables. No query returns such arrays, but PGlite copies all
 * parsers for each query. The removal reduces a small query from 0.57 ms to 0.34 ms of processor time.
 */
export async function removeTableArrayParsers({ driver }: PgliteConnection): Promise<void> {
  const { rows } = await driver.query<{ typarray: number }>(
    "select typarray from pg_type where typtype = 'c'",
  );
  for (const { typarray } of rows) {
    delete driver.parsers[typarray];
    delete driver.serializers[typarray];
  }
}
