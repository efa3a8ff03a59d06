import { createServiceRoleHeaders } from '../service-key.ts';

/** Access to the Supabase API, with different implementations in the edge function and the local backend. */
export interface FilesBackend {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The URL of the API for browsers. */
  readonly publicUrl: string;
  /** The key with the rights of the service role. */
  readonly serviceKey: string;
  /** The bearer token of the scheduled job that deletes unused files. */
  readonly scheduleSecret: string;
}

/** An error response to a file request, with an HTTP status, an error code and a message for the user. */
export class FileRequestError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Calls a database function with the service key. @throws {FileRequestError} if the database rejects the call */
export async function callDatabaseFunction<Answer>(
  backend: FilesBackend,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const response = await ask(backend, 'POST', `/rest/v1/rpc/${name}`, args);
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as Answer;
  const { message }: { message?: unknown } = Object(parse(text));
  if (response.status >= 500) throw new Error(`The database function ${name} failed: ${text}`);
  throw new FileRequestError(response.status, CODES[response.status] ?? 'refused', String(message));
}

/** The error code for each HTTP status of a rejected database call. */
const CODES: Readonly<Record<number, string>> = {
  404: 'not_found',
  409: 'not_arrived',
  422: 'incomplete',
  429: 'too_many',
};

/** Calls the Storage API with the service key. @throws {FileRequestError} if the object is missing or already exists */
export async function callStorageApi<Answer>(
  backend: FilesBackend,
  method: string,
  path: string,
  body: object,
): Promise<Answer> {
  const response = await ask(backend, method, `/storage/v1/object/${path}`, body);
  if (response.ok) return response.json() as Promise<Answer>;
  const text = await response.text();
  const { statusCode }: { statusCode?: unknown } = Object(parse(text));
  if (statusCode === '404')
    throw new FileRequestError(404, 'not_found', 'This file does not exist.');
  if (statusCode === '409')
    throw new FileRequestError(409, 'exists', 'This file has already arrived.');
  throw new Error(`The Storage request ${method} ${path} failed: ${text}`);
}

/** Returns the bytes of a stored file, or undefined if Storage has no such object. */
export async function readStoredFile(
  backend: FilesBackend,
  file: string,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const response = await ask(backend, 'GET', `/storage/v1/object/files/${file}`);
  if (response.ok && response.body) return response.body;
  const text = await response.text();
  if (response.status === 400 || response.status === 404) return undefined;
  throw new Error(`Reading file ${file} from Storage failed: ${text}`);
}

/** Returns true if a request comes from the scheduled job that deletes unused files. */
export function hasScheduleSecret(request: Request, { scheduleSecret }: FilesBackend): boolean {
  const given = new TextEncoder().encode(request.headers.get('authorization') ?? '');
  const expected = new TextEncoder().encode(`Bearer ${scheduleSecret}`);
  // Compares all bytes of both tokens in constant time, to prevent a timing attack.
  let difference = given.length ^ expected.length;
  for (const [index, byte] of expected.entries()) difference |= byte ^ (given[index] ?? 0);
  return difference === 0;
}

function ask(
  { fetch, serviceKey }: FilesBackend,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(path, {
    method,
    headers: { ...createServiceRoleHeaders(serviceKey), 'content-type': 'application/json' },
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
