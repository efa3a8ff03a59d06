import * as v from 'valibot';
import { authError } from './auth-error.ts';
import type { LocalApp } from './embedded-app.ts';

/** A request to the auth API, with the functions and data that its handlers need. */
export interface AuthRequest {
  /** The body of this request is already read. Use `withBody` to forward the request. */
  readonly request: Request;
  readonly body: AccountBody;
  readonly app: LocalApp;
  /** Forwards a request to the embedded backend and returns its response. */
  readonly ask: (request: Request) => Promise<Response>;
}

/** The fields of a body that affect accounts. */
const schema = v.looseObject({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  current_password: v.optional(v.string()),
  type: v.optional(v.string()),
  token: v.optional(v.string()),
  token_hash: v.optional(v.string()),
});
export type AccountBody = v.InferOutput<typeof schema>;

/** Reads the body of a request. Returns undefined for a body of another shape, which must not change any account. */
export async function readAccountBody(request: Request): Promise<AccountBody | undefined> {
  const text = await request.text();
  try {
    const read = v.safeParse(schema, JSON.parse(text, withTexts));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Matches NUL and lone surrogates, which the database cannot store. */
const unstorable = /[\0\ud800-\udfff]/u;

/** Checks that the database can store a text. @throws {SyntaxError} for NUL and lone surrogates */
function withTexts(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && unstorable.test(value)) {
    throw new SyntaxError('A text contains NUL or a lone surrogate');
  }
  return value;
}

/** Creates the response to a body that cannot be read. */
export function unreadable(): Response {
  return authError(
    400,
    'bad_json',
    'Could not read the request body: an object of texts is needed',
  );
}

/**
 * Copies a request and gives it a body. `Request.clone` is not safe here. In Node 20.19, one of two requests that share
 * a stream can end when the other is garbage-collected.
 */
export function withBody(
  { method, headers, url }: Pick<Request, 'method' | 'headers' | 'url'>,
  body: AccountBody,
): Request {
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

/** Reads the error code of an auth API response. Returns undefined for a response without an error code. */
export async function errorCodeOf(answer: Response): Promise<unknown> {
  if (answer.ok) return undefined;
  const read = v.safeParse(v.object({ error_code: v.unknown() }), await answer.clone().json());
  return read.success ? read.output.error_code : undefined;
}
