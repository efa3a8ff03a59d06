import type { PgliteConnection } from '@supabase/lite/pglite';

/** Parts of a database's error that hold what people wrote. */
const PRIVATE = ['params', 'detail', 'where', 'internalQuery'] as const;

/**
 * The embedded backend prints each error of the database with all of its parts. This hides those
 * that hold people's data from the log; they can still be read, as answers do.
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
      }
      throw error;
    }
  };
}
