import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgliteConnection } from '@supabase/lite/pglite';

const current = new AsyncLocalStorage<Request>();

/** Answers a request while the database can read its headers, as it can behind hosted PostgREST. */
export function answerWithHeaders<T>(request: Request, answer: () => Promise<T>): Promise<T> {
  return current.run(request, answer);
}

/** The network and the session that send the current request. Empty outside of a request. */
export function senderOfRequest(): string {
  const headers = current.getStore()?.headers;
  return (
    headers?.get('x-forwarded-for')?.split(',').at(-1)?.trim() ||
    (headers?.get('authorization') ?? '')
  );
}

/**
 * The embedded backend tells the database of a request's headers (`request.headers`) for function
 * calls only; hosted tells it always, and triggers on tables rely on it.
 */
export function tellHeaders(connection: PgliteConnection): void {
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
