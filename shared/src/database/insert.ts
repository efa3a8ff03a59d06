import { siteConfig } from '@torsa/shared/site-config';
import { BackendError, backendError } from './backend-error.ts';
import type { Database } from './database.ts';

type Tables = Database['public']['Tables'];
type Row<Table extends keyof Tables> = Tables[Table]['Insert'];

interface InsertOptions extends Pick<RequestInit, 'signal' | 'keepalive'> {
  /** Of who is signed in; without one it is said by nobody. */
  readonly token?: string | undefined;
  /** A UUID: sent again with the same one, the rows are stored once. */
  readonly key?: string | undefined;
  /** What the database takes from the request and not from the rows. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** PostgREST's answer to an insert. A network that asks for a log-in first answers 200, with a page of its own. */
const created = 201;

/**
 * Inserts rows without reading them back and without the backend's client, which is large. `sendBeacon` would not do: it
 * can carry no key of the site.
 * @throws {BackendError}
 */
export async function insert<Table extends keyof Tables>(
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
