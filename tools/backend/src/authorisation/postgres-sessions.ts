import postgres from 'postgres';

export type SqlResultRows = readonly Readonly<Record<string, unknown>>[];

interface SessionUser {
  readonly username: string;
  readonly database: string;
}

export interface DatabaseConnection {
  run(script: string): Promise<SqlResultRows>;
  close(): Promise<void>;
}

export interface DatabaseSessions {
  /** Runs an SQL script and returns the rows of the last statement. */
  run(user: SessionUser, script: string): Promise<SqlResultRows>;
  /** Opens a database session that keeps its transaction and settings between scripts. */
  connect(user: SessionUser): DatabaseConnection;
  close(): Promise<void>;
}

/**
 * Resets a database session but keeps its query plans, because planning every function again would take more time than
 * the tests.
 */
const forget = `rollback; close all; set session authorization default; reset role; reset all;
  deallocate all; unlisten *; select pg_advisory_unlock_all(); discard temp; discard sequences`;

/**
 * Opens database sessions at a server's Unix socket, one for each script that runs at the same time.
 * @param keeps true if sessions stay open; PostgreSQL cannot copy or drop a database with an open session
 */
export function openDatabaseSessions(path: string, keeps: boolean): DatabaseSessions {
  const idle = new Map<string, DatabaseConnection[]>();
  return {
    async run(user, script) {
      const key = `${user.username} ${user.database}`;
      const session = idle.get(key)?.pop() ?? connect(path, user);
      try {
        return await session.run(script);
      } finally {
        if (keeps && (await isReset(session))) idle.set(key, [...(idle.get(key) ?? []), session]);
        else await session.close();
      }
    },
    connect: (user) => connect(path, user),
    async close() {
      await Promise.all([...idle.values()].flat().map((session) => session.close()));
      idle.clear();
    },
  };
}

function connect(path: string, user: SessionUser): DatabaseConnection {
  const sql = postgres({ ...user, path, max: 1, fetch_types: false, onnotice: () => {} });
  return {
    async run(script) {
      const results: unknown = await sql.unsafe(script);
      return lastOf(results as SqlResultRows | readonly SqlResultRows[]);
    },
    close: () => sql.end(),
  };
}

/**
 * Resets a database session for reuse.
 * @returns false if the session has ended
 */
function isReset(session: DatabaseConnection): Promise<boolean> {
  return session.run(forget).then(
    () => true,
    () => false,
  );
}

/**
 * Returns the result of a script's last statement. The driver returns a list of results only for several statements.
 */
function lastOf(results: SqlResultRows | readonly SqlResultRows[]): SqlResultRows {
  const last = results.at(-1);
  return Array.isArray(last) ? last : (results as SqlResultRows);
}
