import { type MemoryFS, PGlite, types } from '@electric-sql/pglite';
import { App, type CacheDriver } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { CommandError } from '@torsa/node-lib/command-error';
import { emailLanguages } from '../../../supabase/functions/_shared/mail-look.ts';
import { createDatabase } from './create-database.ts';
import { runDatabaseRequestsInSequence } from './in-turn.ts';
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';
import { createMailDriver } from './mail-driver.ts';
import { hidePrivateErrorData } from './private-errors.ts';
import { readProjectConfig, type TomlTable } from './project-config.ts';
import { copyRequestHeadersToSql, getRequestSenderId } from './request-headers.ts';
import { formatPostgrestTime } from './rest-time.ts';
import { restorePgliteStackAfterErrors } from './restore-stack.ts';
import { removeTableArrayParsers } from './table-parsers.ts';
import { convertErrorWarningsToText } from './warnings.ts';

type AppOptions = {
  /** The database folder, or in-memory database files for data that is not needed after this process ends. */
  database: string | MemoryFS;
  /** Caches the description of the tables and functions for the next embedded Supabase with this database. */
  schemaCache?: CacheDriver | undefined;
  jwtSecret: string;
  mail: { smtpPort: number; apiUrl: string; siteUrl: string };
  origins: ReadonlySet<string>;
  supabaseDir: string;
};

convertErrorWarningsToText();

/**
 * PostgreSQL's setting shared_buffers. With the default of 128 MB, a start takes 0.62 s of processor time instead of
 * 0.48 s, and 200 MB more memory.
 */
const sharedBuffers = 'shared_buffers=32MB';

/** The time zone of hosted Supabase. By default, a new database would use the machine's time zone. */
const timeZone = 'timezone=UTC';

export type EmbeddedSupabase = App<{ connection: PgliteConnection }>;

/**
 * Opens the database and creates the embedded Supabase from config.toml.
 * @throws {CommandError} with the key of an invalid value
 */
export async function openEmbeddedSupabase(options: AppOptions): Promise<EmbeddedSupabase> {
  const config = await readProjectConfig(options.supabaseDir);
  const connection = await openConnection(options);
  // Waits until the driver has opened the database, because the driver's own statements must not wait in the request
  // queue.
  await connection.driver.waitReady;
  await removeTableArrayParsers(connection);
  restorePgliteStackAfterErrors(connection);
  copyRequestHeadersToSql(connection);
  runDatabaseRequestsInSequence(connection, getRequestSenderId);
  hidePrivateErrorData(connection);
  try {
    const app = new App({
      api: config.api,
      auth: localAuth(config.auth, options),
      storage: { enabled: false },
      studio: { enabled: false },
      connection,
      options: {
        drivers: {
          email: createMailDriver({
            ...options.mail,
            languageOf: (address) => languageOf(connection, address),
          }),
        },
        // Turns off the library's admin mode, in which requests without an API key would have the rights of
        // service_role.
        server: { admin: false, disableStudio: true },
      },
    });
    return await app.init();
  } catch (error) {
    await connection.close();
    throw configError(error);
  }
}

async function openConnection({
  database,
  schemaCache,
}: Pick<AppOptions, 'database' | 'schemaCache'>): Promise<PgliteConnection> {
  const pgliteOptions = {
    startParams: [...PGlite.defaultStartParams, '-c', sharedBuffers, '-c', timeZone],
    parsers: { [types.TIMESTAMP]: formatPostgrestTime, [types.TIMESTAMPTZ]: formatPostgrestTime },
  };
  if (typeof database !== 'string') {
    return createPgliteConnection({
      pgliteOptions: { ...pgliteOptions, fs: database },
      ...(schemaCache && { schemaCache }),
    });
  }
  await createDatabase(database);
  return createPgliteConnection({ url: database, pgliteOptions });
}

async function languageOf({ driver }: PgliteConnection, address: string) {
  const { rows } = await driver.query<{ language: string | null }>(
    `select raw_user_meta_data ->> 'language' as language from auth.users
      where $1 in (email, email_change) order by email = $1 desc limit 1`,
    [address],
  );
  return emailLanguages.find((language) => language === rows[0]?.language);
}

function localAuth(auth: TomlTable, { jwtSecret, mail, origins }: AppOptions): TomlTable {
  return {
    ...auth,
    jwt_secret: jwtSecret,
    publishable_key: LOCAL_PUBLISHABLE_KEY,
    site_url: mail.siteUrl,
    additional_redirect_urls: [...origins].map((origin) => `${origin}/**`),
  };
}

// The library reports an invalid config value in the form `errors: [{ instanceLocation: '/auth/jwt_expiry', error }]`.
function configError(error: unknown): unknown {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) {
    return error;
  }
  const problems = error.errors.map((problem: { instanceLocation?: string; error?: string }) => {
    const key = (problem.instanceLocation ?? '').split('/').filter(Boolean).join('.');
    return `${key}: ${problem.error ?? 'not accepted'}`;
  });
  const message = `supabase/config.toml has values that are not accepted:\n${problems.join('\n')}`;
  return new CommandError(message, { cause: error });
}
