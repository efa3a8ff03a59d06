import type { PgliteConnection } from '@supabase/lite/pglite';

/** Parts of a database's error that hold what people wrote. */
const PRIVATE = ['params', 'detail', 'where', 'internalQuery'] as const;

/** Characters of a statement that the log shows. A statement with many rows would fill it. */
const QUERY_LENGTH = 200;

/**
 * The embedded backend prints each database error with all of its properties. This hides properties
 * that contain personal data from the log (code can still read them), and shortens the statement.
 */
export function keepErrorsPrivate({ driver }: PgliteConnection): void {
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
