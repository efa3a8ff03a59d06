import * as v from 'valibot';
import { createAuthErrorResponse } from './auth-error.ts';
import type { EmbeddedSupabase } from './embedded-app.ts';

/** A request to the auth API, with the helper functions and data that the auth handlers need. */
export interface AuthRequest {
  /** The HTTP request, whose body has already been read. Use `cloneRequestWithBody` to forward it. */
  readonly request: Request;
  readonly body: AccountRequestBody;
  readonly app: EmbeddedSupabase;
  /** Forwards a request to the embedded backend and returns its response. */
  readonly ask: (request: Request) => Promise<Response>;
}

/** The fields of a request body that affect accounts. */
const schema = v.looseObject({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  current_password: v.optional(v.string()),
  type: v.optional(v.string()),
  token: v.optional(v.string()),
  token_hash: v.optional(v.string()),
});
export type AccountRequestBody = v.InferOutput<typeof schema>;

/** Parses a request body. Returns undefined for an unexpected format, which must not change an account. */
export async function parseAccountRequestBody(
  request: Request,
): Promise<AccountRequestBody | undefined> {
  const text = await request.text();
  try {
    const read = v.safeParse(schema, JSON.parse(text, withTexts));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Matches NUL characters and lone surrogates, which PostgreSQL cannot store. */
const unstorable = /[\0\ud800-\udfff]/u;

/**
 * Checks that PostgreSQL can store a text.
 * @throws {SyntaxError} for NUL characters and lone surrogates
 */
function withTexts(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && unstorable.test(value)) {
    throw new SyntaxError(
      'A text contains a NUL character or a lone surrogate, which the database cannot store',
    );
  }
  return value;
}

/** Creates the error response for a request body that cannot be parsed. */
export function createUnreadableBodyResponse(): Response {
  return createAuthErrorResponse(
    400,
    'bad_json',
    'Could not read the request body: an object of texts is needed',
  );
}

/**
 * Creates a copy of a request with a new body. `Request.clone` is unsafe in Node 20.19, where garbage collection of
 * one clone can end the other.
 */
export function cloneRequestWithBody(
  { method, headers, url }: Pick<Request, 'method' | 'headers' | 'url'>,
  body: AccountRequestBody,
): Request {
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

/** Reads the error code of an auth API response. Returns undefined for a response without an error code. */
export async function readAuthErrorCode(answer: Response): Promise<unknown> {
  if (answer.ok) return undefined;
  const read = v.safeParse(v.object({ error_code: v.unknown() }), await answer.clone().json());
  return read.success ? read.output.error_code : undefined;
}
