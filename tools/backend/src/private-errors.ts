import type { PgliteConnection } from '@supabase/lite/pglite';

/** Properties of a database error that contain personal data. */
const PRIVATE = ['params', 'detail', 'where', 'internalQuery'] as const;

/** Maximum characters of a statement in the log. A statement with many rows would fill the log. */
const QUERY_LENGTH = 200;

/**
 * Removes personal data from logged database errors and shortens their statements. The embedded backend prints all
 * properties of each error. The hidden properties are still readable by code.
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
