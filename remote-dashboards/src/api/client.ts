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

/** A backend call whose automatic retries can be turned on or off. */
interface DatabaseCall<Data> extends BackendCall<Data> {
  readonly retry?: (isEnabled: boolean) => BackendCall<Data>;
}

export type SelectQuery<Data> = (backend: BackendClient) => DatabaseCall<Data>;

/** The row type of a `select` query, inferred by supabase-js. */
export type SelectedRow<
  Rows extends (backend: BackendClient) => PromiseLike<{ readonly data: unknown }>,
> = NonNullable<Awaited<ReturnType<Rows>>['data']> extends readonly (infer Row)[] ? Row : never;

/**
 * Returns the backend client of the logged-in user. Do not pass React Query's abort signal, which would replace the
 * client's time-out.
 * @throws {BackendError} `forbidden` without a session, or `unavailable` if another user logged in while the client
 * loaded
 */
export async function getUserBackend(): Promise<BackendClient> {
  const { session } = useAuth.getState();
  const stored = await (await loadSession()).current();
  if (!stored) {
    throw new BackendError('forbidden', 'No backend call without a session. Log in first.');
  }
  // A founder session can have a placeholder instead of a user.
  const user =
    session.status === 'signedIn' && session.role !== 'founder_local' ? session.user : undefined;
  if (user && user.id !== parseTokenUserId(stored.access_token)) {
    throw new BackendError('unavailable', 'Another user has logged in. Repeat the call.');
  }
  return loadBackend();
}

/** Runs backend calls without the browser's session, for visitors with a one-time email link. */
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

/** The time in milliseconds after which an unanswered backend call is overdue. */
const overdueAfter = 3_000;

let reportOverdue = () => {};

/** Sets the callback for overdue backend calls. */
export function setOverdueBackendCallListener(report: () => void): void {
  reportOverdue = report;
}

/**
 * Runs a query and returns its rows. React Query retries it, because supabase-js would retry even while offline.
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
 * Runs a query and returns its first row.
 * @throws {BackendError} `missing` without a row
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
