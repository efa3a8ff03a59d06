import { useAuth } from '@torsa/shared/auth';
import {
  type BackendClient,
  type Database,
  loadBackend,
  loadSeparateClient,
  loadSession,
} from '@torsa/shared/backend';
import { parseTokenUserId } from '@torsa/shared/contract/claims';
import {
  type BackendCall,
  BackendError,
  unwrapResponse,
} from '@torsa/shared/database/backend-error';

type Functions = Database['public']['Functions'];
type FunctionName = keyof Functions;

export type RpcArguments<Name extends FunctionName> = Functions[Name]['Args'];
export type RpcResult<Name extends FunctionName> = Functions[Name]['Returns'];
export type DatabaseEnums = Database['public']['Enums'];
export type DatabaseTables = Database['public']['Tables'];
export type DatabaseCompositeTypes = Database['public']['CompositeTypes'];

/** A backend call, with the method of supabase-js that turns automatic retries on or off. */
interface DatabaseCall<Data> extends BackendCall<Data> {
  readonly retry?: (isEnabled: boolean) => BackendCall<Data>;
}

export type SelectQuery<Data> = (backend: BackendClient) => DatabaseCall<Data>;

/** The row type of a query's result, which supabase-js infers from the `select` call. */
export type SelectedRow<
  Rows extends (backend: BackendClient) => PromiseLike<{ readonly data: unknown }>,
> = NonNullable<Awaited<ReturnType<Rows>>['data']> extends readonly (infer Row)[] ? Row : never;

/**
 * Returns the backend client of the logged-in user. The client rejects requests after another user logs in. Do not
 * pass React Query's abort signal, because the signal would replace the client's time-out.
 * @throws {BackendError} `forbidden` without a session, because the backend would reject the request. `unavailable`
 * if another user logged in while the client's code loaded, because the request must not use that user's session.
 */
export async function getUserBackend(): Promise<BackendClient> {
  const { session } = useAuth.getState();
  const stored = await (await loadSession()).current();
  if (!stored) {
    throw new BackendError('forbidden', 'No backend call without a session. Log in first.');
  }
  // A founder session can have a placeholder instead of user data.
  const user =
    session.status === 'signedIn' && session.role !== 'founder_local' ? session.user : undefined;
  if (user && user.id !== parseTokenUserId(stored.access_token)) {
    throw new BackendError('unavailable', 'Another user has logged in. Repeat the call.');
  }
  return loadBackend();
}

/** Runs backend calls without the browser's session. Visitors with a one-time email link need no login. */
export async function callBackendWithoutSession<Result>(
  call: (client: BackendClient) => Promise<Result>,
): Promise<Result> {
  const client = await loadSeparateClient();
  try {
    return await call(client);
  } finally {
    await client.auth.dispose();
  }
}

/** The time in milliseconds after which a backend call without a response is overdue. */
const overdueAfter = 3_000;

let reportOverdue = () => {};

/** Sets the function that is called for each overdue backend call. */
export function setOverdueBackendCallListener(report: () => void): void {
  reportOverdue = report;
}

/**
 * Runs a database query and returns all rows of the response. React Query retries a failed query, because supabase-js
 * would also retry it while the browser is offline.
 * @throws {BackendError}
 */
export async function rows<Data>(query: SelectQuery<Data>): Promise<Data> {
  const timer = setTimeout(() => reportOverdue(), overdueAfter);
  try {
    const call = query(await getUserBackend());
    return await unwrapResponse(call.retry?.(false) ?? call);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs a database query and returns the first row of the response.
 * @throws {BackendError} `missing` if the response has no row
 */
export async function row<Row>(query: SelectQuery<readonly Row[]>): Promise<Row> {
  const [first] = await rows(query);
  if (first === undefined)
    throw new BackendError(
      'missing',
      'The query returned no row. The row is missing, or the caller cannot read it.',
    );
  return first;
}

/**
 * Calls a database function (RPC).
 * @throws {BackendError}
 */
export function rpc<Name extends FunctionName>(
  name: Name,
  ...[args]: RpcArguments<Name> extends Record<PropertyKey, never> ? [] : [RpcArguments<Name>]
): Promise<RpcResult<Name>> {
  return rows((backend) => backend.rpc(name, args) as unknown as DatabaseCall<RpcResult<Name>>);
}
