import { type BackendClient, type Database, loadBackend, loadSession } from '@torsa/shared/backend';
import { type BackendCall, BackendError, unwrap } from '@torsa/shared/database/backend-error';

type Functions = Database['public']['Functions'];
type FunctionName = keyof Functions;

export type Args<Name extends FunctionName> = Functions[Name]['Args'];
export type Returns<Name extends FunctionName> = Functions[Name]['Returns'];
export type Enums = Database['public']['Enums'];
export type Tables = Database['public']['Tables'];
export type CompositeTypes = Database['public']['CompositeTypes'];

export type Query<Data> = (backend: BackendClient) => BackendCall<Data>;

/** The row type of a query, which supabase-js infers from its select. */
export type RowOf<
  Rows extends (backend: BackendClient) => PromiseLike<{ readonly data: unknown }>,
> = NonNullable<Awaited<ReturnType<Rows>>['data']> extends readonly (infer Row)[] ? Row : never;

/**
 * Returns the backend client of the signed-in person. It refuses calls after another person signs in. The client sets
 * the time-out, so do not pass React Query's abort signal: it would replace the time-out.
 * @throws {BackendError} `forbidden` without a session; this avoids a request that the backend refuses
 */
export async function signedInBackend(): Promise<BackendClient> {
  if (!(await (await loadSession()).current())) {
    throw new BackendError('forbidden', 'No backend call without a session. Log in first.');
  }
  return loadBackend();
}

/** Runs a query. @throws {BackendError} */
export async function rows<Data>(query: Query<Data>): Promise<Data> {
  return unwrap(query(await signedInBackend()));
}

/** The first row of a query. @throws {BackendError} `missing` without a row */
export async function row<Row>(query: Query<readonly Row[]>): Promise<Row> {
  const [first] = await rows(query);
  if (first === undefined)
    throw new BackendError(
      'missing',
      'The query returned no row. The row is missing, or the caller cannot read it.',
    );
  return first;
}

/** Calls a function of the database. @throws {BackendError} */
export function rpc<Name extends FunctionName>(
  name: Name,
  ...[args]: Args<Name> extends Record<PropertyKey, never> ? [] : [Args<Name>]
): Promise<Returns<Name>> {
  return rows((backend) => backend.rpc(name, args) as unknown as BackendCall<Returns<Name>>);
}
