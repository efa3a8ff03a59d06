import postgres from 'postgres';

export type Rows = readonly Readonly<Record<string, unknown>>[];

interface SessionUser {
  readonly username: string;
  readonly database: string;
}

export interface Connection {
  run(script: string): Promise<Rows>;
  close(): Promise<void>;
}

export interface Sessions {
  /** Runs a script and returns the rows of its last statement. */
  run(user: SessionUser, script: string): Promise<Rows>;
  /** Opens a session that keeps its transaction and its settings between scripts. */
  connect(user: SessionUser): Connection;
  close(): Promise<void>;
}

/**
 * Resets a session like `discard all`, but keeps its plans. A new session would read the catalogue and plan every
 * function again. That took more processor time than the tests themselves.
 */
const forget = `rollback; close all; set session authorization default; reset role; reset all;
  deallocate all; unlisten *; select pg_advisory_unlock_all(); discard temp; discard sequences`;

/**
 * Opens sessions of the server at a socket, as many per user as run scripts at the same time.
 * @param keeps true if sessions stay open; a database with an open session cannot be copied or dropped
 */
export function openSessions(path: string, keeps: boolean): Sessions {
  const idle = new Map<string, Connection[]>();
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

function connect(path: string, user: SessionUser): Connection {
  const sql = postgres({ ...user, path, max: 1, fetch_types: false, onnotice: () => {} });
  return {
    async run(script) {
      const results: unknown = await sql.unsafe(script);
      return lastOf(results as Rows | readonly Rows[]);
    },
    close: () => sql.end(),
  };
}

/** False after the session has ended. */
function isReset(session: Connection): Promise<boolean> {
  return session.run(forget).then(
    () => true,
    () => false,
  );
}

/** A script of one statement returns its rows. A script of several statements returns a list of them. */
function lastOf(results: Rows | readonly Rows[]): Rows {
  const last = results.at(-1);
  return Array.isArray(last) ? last : (results as Rows);
}
