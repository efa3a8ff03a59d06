import type { MemoryFS } from '@electric-sql/pglite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from './backend-server.ts';
import { type EmbeddedSupabase, openEmbeddedSupabase } from './embedded-app.ts';
import { runMigrations } from './migrate.ts';
import { SUPABASE_DIR } from './project-config.ts';

/** The API URL and the API key of a test backend. */
export type TestApiConnection = Pick<Backend, 'url' | 'publishableKey'>;

export const TEST_SITE_URL = 'http://localhost:3999';

/** Opens a database without its API and without migrations, in a folder or in memory. */
export function openDatabase(database: string | MemoryFS): Promise<EmbeddedSupabase> {
  return openEmbeddedSupabase({
    database,
    jwtSecret: 's'.repeat(32),
    mail: { smtpPort: 1, apiUrl: 'http://localhost:1', siteUrl: TEST_SITE_URL },
    origins: new Set([TEST_SITE_URL]),
    supabaseDir: SUPABASE_DIR,
  });
}

/** Opens a database, then applies the migrations and the seed data. */
export async function openTestApp(
  databaseDir: string,
  supabaseDir = SUPABASE_DIR,
): Promise<EmbeddedSupabase> {
  const app = await openDatabase(databaseDir);
  await runMigrations(app, supabaseDir);
  return app;
}

/** Creates a Supabase client with its own session, for a visitor who is not logged in. */
export function createVisitorClient({ url, publishableKey }: TestApiConnection): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Creates a Supabase client for a visitor and logs the visitor in. */
export async function createSignedInApiClient(
  backend: TestApiConnection,
  email: string,
  password: string,
): Promise<SupabaseClient> {
  const client = createVisitorClient(backend);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** Inserts a row with fetch, so that no client library changes the API's response. */
export function insertRowsByFetch(
  { url, publishableKey }: TestApiConnection,
  table: string,
  rows: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(rows),
  });
}

export type InboxMail = { to: { address: string }[]; subject: string; html: string; text: string };

/** Waits up to three seconds for an email, and returns the newest email to an email address. */
export async function waitForMail(inboxUrl: string, address: string): Promise<InboxMail> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const response = await fetch(`${inboxUrl}/email`);
    const mails = (await response.json()) as InboxMail[];
    const mail = mails.findLast(({ to }) => to.some((item) => item.address === address));
    if (mail) return mail;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`No email to ${address} arrived within three seconds`);
}

/** Returns the confirmation link in an email. */
export function readConfirmationLink(mail: InboxMail): string {
  const link = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(mail.html)?.[1];
  if (!link) throw new Error(`The email "${mail.subject}" contains no confirmation link`);
  return link.replaceAll('&amp;', '&');
}
