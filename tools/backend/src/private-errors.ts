import type { PgliteConnection } from '@supabase/lite/pglite';

/** Properties of a PostgreSQL error that contain personal data. */
const PRIVATE = ['params', 'detail', 'where', 'internalQuery'] as const;

/**
 * The maximum number of characters of an SQL statement in the log. Statements with many rows would otherwise fill the
 * log.
 */
const QUERY_LENGTH = 200;

/**
 * Hides personal data in logged database errors and shortens their SQL statements. Code can still read the hidden
 * properties.
 */
export function hidePrivateErrorData({ driver }: PgliteConnection): void {
  const query = driver.query.bind(driver);
  driver.query = async <T>(...args: Parameters<typeof query>) => {
    try {
      return await query<T>(...args);
    } catch (error) {
      if (error instanceof Error) {
        for (const key of PRIVATE) {
          if (key in error) Object.defineProperty(error, key, { enumerable: false });
        }
        if ('query' in error && typeof error.query === 'string') {
          error.query = error.query.slice(0, QUERY_LENGTH);
        }
      }
      throw error;
    }
  };
}
