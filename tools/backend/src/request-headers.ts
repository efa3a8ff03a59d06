import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgliteConnection } from '@supabase/lite/pglite';

const current = new AsyncLocalStorage<Request>();

/** Runs a request's handler, during which SQL code can read the request's headers, as on hosted PostgREST. */
export function runWithRequestHeaders<T>(request: Request, answer: () => Promise<T>): Promise<T> {
  return current.run(request, answer);
}

/** Returns an ID for the network and session of the current request, or an empty text outside of a request. */
export function getRequestSenderId(): string {
  const headers = current.getStore()?.headers;
  return (
    headers?.get('x-forwarded-for')?.split(',').at(-1)?.trim() ||
    (headers?.get('authorization') ?? '')
  );
}

/**
 * Sets the database setting `request.headers` for all statements, because table triggers need it. The embedded backend
 * sets it only for function calls.
 */
export function copyRequestHeadersToSql(connection: PgliteConnection): void {
  const original = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    const request = current.getStore();
    if (!request || options?.rpc || options?.transaction) return original(vars, work, options);
    const rpc = {
      method: request.method,
      path: new URL(request.url).pathname.replace('/rest/v1', ''),
      readOnly: false,
      requestHeaders: Object.fromEntries(request.headers),
    };
    return original(vars, work, { ...options, rpc });
  };
}
