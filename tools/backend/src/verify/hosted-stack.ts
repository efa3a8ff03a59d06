import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnvironmentVariables } from '@torsa/node-lib/settings';
import postgres from 'postgres';
import * as v from 'valibot';
import type { Database } from '../authorisation/database.ts';
import { SUPABASE_DIR } from '../project-config.ts';
import { callApiWithServiceKey } from './as-service.ts';
import { receiveHostedSupabaseInvitation } from './hosted-invitation.ts';
import type { TestedBackendStack } from './stack.ts';

const text = v.pipe(v.string(), v.minLength(1, 'must be set'));
const key = v.optional(text, '');
const url = v.optional(
  v.pipe(
    text,
    v.url('must be an address'),
    v.transform((address) => address.replace(/\/$/, '')),
  ),
  '',
);

const schema = v.object({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: key,
  SUPABASE_SERVICE_ROLE_KEY: key,
  /** The connection URL of the database for the user postgres, who also runs migrations. */
  SUPABASE_DB_URL: key,
  /** The URL of the test inbox (SMTP server with a web page) that receives the emails of the Supabase stack. */
  INBOX_URL: url,
  SITE_URL: url,
});

export interface HostedSupabaseStack extends TestedBackendStack {
  /** The connection URL of the database for the user postgres. */
  readonly databaseUrl: string;
}

/**
 * Connects to the Supabase stack in the environment variables: a local `supabase start`, or an unused hosted project.
 * @returns undefined if SUPABASE_URL is not set
 * @throws {CommandError} with the name of each other missing variable
 */
export function connectHostedSupabaseStack(
  env: NodeJS.ProcessEnv,
): HostedSupabaseStack | undefined {
  if (!env.SUPABASE_URL) return undefined;
  const settings = parseEnvironmentVariables(schema, env);
  const api = {
    url: settings.SUPABASE_URL,
    publishableKey: settings.SUPABASE_ANON_KEY,
    serviceKey: settings.SUPABASE_SERVICE_ROLE_KEY,
  };
  const [siteUrl, inboxUrl] = [settings.SITE_URL, settings.INBOX_URL];
  return {
    ...api,
    siteUrl,
    inboxUrl,
    databaseUrl: settings.SUPABASE_DB_URL,
    database: databaseAt(settings.SUPABASE_DB_URL),
    invitation: (email) => receiveHostedSupabaseInvitation({ ...api, siteUrl, inboxUrl }, email),
    deleteAccount: async (id) => {
      await callApiWithServiceKey(api, 'DELETE', `/auth/v1/admin/users/${id}`);
    },
    close: () => Promise.resolve(),
  };
}

/**
 * Runs each query in a transaction that is never committed, in which only the accounts of the authorisation matrix
 * test exist.
 */
function databaseAt(address: string): Database {
  return {
    async ask(script, query) {
      const sql = postgres(address, { max: 1, fetch_types: false, onnotice: () => {} });
      try {
        const people = `begin; ${CLEAR}; ${await readPeople()};`;
        const results: unknown = await sql.unsafe(`${people}\n${script};\n${query};`);
        const rows: unknown = Array.isArray(results) ? results.at(-1) : undefined;
        return Object.values(Object(Array.isArray(rows) ? rows[0] : undefined))[0];
      } finally {
        await sql.end();
      }
    },
    close: () => Promise.resolve(),
  };
}

const CLEAR = 'delete from auth.refresh_tokens; delete from auth.users; delete from public.staff';

async function readPeople(): Promise<string> {
  const files = [
    join(SUPABASE_DIR, 'seed.sql'),
    new URL('../authorisation/people.sql', import.meta.url),
  ];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}
