import * as v from 'valibot';
import { authError } from './auth-error.ts';
import type { LocalApp } from './embedded-app.ts';

/** A request to the auth API, and what can be asked to answer it. */
export interface AuthRequest {
  /** Its body has been read: what is asked on is made by `withBody`. */
  readonly request: Request;
  readonly body: AccountBody;
  readonly app: LocalApp;
  /** The embedded backend's own answer. */
  readonly ask: (request: Request) => Promise<Response>;
}

/** The parts of a body that decide about accounts; undefined when it is of another shape. */
const schema = v.looseObject({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  current_password: v.optional(v.string()),
  type: v.optional(v.string()),
  token: v.optional(v.string()),
  token_hash: v.optional(v.string()),
});
export type AccountBody = v.InferOutput<typeof schema>;

/** A request's body; undefined where it is of another shape, which no account may depend on. */
export async function readAccountBody(request: Request): Promise<AccountBody | undefined> {
  const text = await request.text();
  try {
    const read = v.safeParse(schema, JSON.parse(text, withTexts));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** NUL and lone surrogates, which the database cannot store. */
const unstorable = /[\0\ud800-\udfff]/u;

/** @throws {SyntaxError} for a text that the database cannot store. */
function withTexts(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && unstorable.test(value)) {
    throw new SyntaxError('A text contains NUL or a lone surrogate');
  }
  return value;
}

/** The answer to a body that cannot be read. */
export function unreadable(): Response {
  return authError(
    400,
    'bad_json',
    'Could not read the request body: an object of texts is needed',
  );
}

/**
 * A request like this one with a body. Not a clone: of two that share a stream, Node 20.19 at times ends one when the
 * other is no longer referred to.
 */
export function withBody(
  { method, headers, url }: Pick<Request, 'method' | 'headers' | 'url'>,
  body: AccountBody,
): Request {
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

/** The code of an error of the auth API; undefined for an answer that is none. */
export async function errorCodeOf(answer: Response): Promise<unknown> {
  if (answer.ok) return undefined;
  const read = v.safeParse(v.object({ error_code: v.unknown() }), await answer.clone().json());
  return read.success ? read.output.error_code : undefined;
}
