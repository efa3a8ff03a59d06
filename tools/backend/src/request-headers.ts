import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgliteConnection } from '@supabase/lite/pglite';

const current = new AsyncLocalStorage<Request>();

/** Answers a request while the database can read the request headers, as hosted PostgREST allows. */
export function answerWithHeaders<T>(request: Request, answer: () => Promise<T>): Promise<T> {
  return current.run(request, answer);
}

/** Returns the network and session that sent the current request. Returns an empty text outside of a request. */
export function senderOfRequest(): string {
  const headers = current.getStore()?.headers;
  return (
    headers?.get('x-forwarded-for')?.split(',').at(-1)?.trim() ||
    (headers?.get('authorization') ?? '')
  );
}

/**
 * Passes the request headers to the database (`request.headers`) for all statements. The embedded backend passes them
 * only to function calls. Hosted Supabase always passes them, and triggers on tables rely on them.
 */
export function passRequestHeaders(connection: PgliteConnection): void {
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
