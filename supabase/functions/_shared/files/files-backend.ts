/** The API of the Supabase project. The edge function and the local backend pass different implementations. */
export interface FilesBackend {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The URL of the API for browsers. */
  readonly publicUrl: string;
  /** The key of all visitors, which names the project. */
  readonly publishableKey: string;
  /** The key with the rights of the service role. */
  readonly serviceKey: string;
}

/** A refusal with a code for the page and a sentence for the user. */
export class FileError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Calls a database function with the service key. @throws {FileError} with the status and sentence of a refusal */
export async function rpc<Answer>(
  backend: FilesBackend,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const response = await ask(backend, 'POST', `/rest/v1/rpc/${name}`, args);
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as Answer;
  const { message }: { message?: unknown } = Object(parse(text));
  if (response.status >= 500) throw new Error(`${name} failed: ${text}`);
  throw new FileError(response.status, CODES[response.status] ?? 'refused', String(message));
}

/** The codes of refusals by the database. */
const CODES: Readonly<Record<number, string>> = {
  404: 'not_found',
  409: 'not_arrived',
  422: 'incomplete',
  429: 'too_many',
};

/** Calls the Storage API with the service key. @throws {FileError} for a missing or existing object */
export async function storage<Answer>(
  backend: FilesBackend,
  method: string,
  path: string,
  body: object,
): Promise<Answer> {
  const response = await ask(backend, method, `/storage/v1/object/${path}`, body);
  if (response.ok) return response.json() as Promise<Answer>;
  const text = await response.text();
  const { statusCode }: { statusCode?: unknown } = Object(parse(text));
  if (statusCode === '404') throw new FileError(404, 'not_found', 'This file does not exist.');
  if (statusCode === '409') throw new FileError(409, 'exists', 'This file has already arrived.');
  throw new Error(`${method} ${path} failed: ${text}`);
}

/** Reads the bytes of a stored file. Undefined if they have not arrived. */
export async function readObject(
  backend: FilesBackend,
  file: string,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const response = await ask(backend, 'GET', `/storage/v1/object/files/${file}`);
  if (response.ok && response.body) return response.body;
  const text = await response.text();
  if (response.status === 400 || response.status === 404) return undefined;
  throw new Error(`Reading ${file} failed: ${text}`);
}

/** Returns true for a request with the service key. */
export function isOwnKey(request: Request, { serviceKey }: FilesBackend): boolean {
  const given = new TextEncoder().encode(request.headers.get('authorization') ?? '');
  const expected = new TextEncoder().encode(`Bearer ${serviceKey}`);
  // The comparison reads all bytes, so the response time does not reveal the position of the first difference.
  let difference = given.length ^ expected.length;
  for (const [index, byte] of expected.entries()) difference |= byte ^ (given[index] ?? 0);
  return difference === 0;
}

function ask(
  { fetch, publishableKey, serviceKey }: FilesBackend,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(path, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${serviceKey}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
