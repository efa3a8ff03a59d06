import { siteConfig } from '@torsa/shared/site-config';
import { BackendError, backendError } from './backend-error.ts';
import type { Database } from './database.ts';

type Tables = Database['public']['Tables'];
type Row<Table extends keyof Tables> = Tables[Table]['Insert'];

interface InsertOptions extends Pick<RequestInit, 'signal' | 'keepalive'> {
  /** The access token of the user, absent for visitors without a login. */
  readonly token?: string | undefined;
  /** The idempotency key, a UUID. Rows that are sent twice with the same key are stored once. */
  readonly key?: string | undefined;
  /** Additional HTTP headers of the request, for database functions. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * PostgREST's HTTP status for a successful insert. A captive portal (a network's login page) responds with status 200.
 */
const created = 201;

/**
 * Inserts rows without reading them back and without loading the large Supabase client.
 * @throws {BackendError} if the insert failed
 */
export async function insertRow<Table extends keyof Tables>(
  table: Table,
  rows: Row<Table> | readonly Row<Table>[],
  { token, key, headers, ...init }: InsertOptions,
): Promise<void> {
  const { backendUrl, publishableKey } = siteConfig();
  const answer = await fetch(`${backendUrl}/rest/v1/${table}`, {
    ...init,
    method: 'POST',
    credentials: 'omit',
    headers: {
      ...headers,
      apikey: publishableKey,
      'content-type': 'application/json',
      prefer: 'return=minimal',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(rows),
  }).catch((cause: unknown) => {
    throw new BackendError('unavailable', 'The backend could not be reached.', { cause });
  });
  if (answer.status === created) return;
  const failure: unknown = await answer.json().catch(() => undefined);
  throw backendError({ message: '', ...Object(failure) }, answer.status);
}
