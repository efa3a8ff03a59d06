import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Removes PGlite's value parsers for the array types of tables, because PGlite copies all parsers for each query. A
 * small query then takes 0.34 ms instead of 0.57 ms.
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
