import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { retryAfterOf } from './retry-after.ts';

/**
 * Why the backend did not answer a call:
 * - `conflict`: another person changed the row after it was read;
 * - `forbidden`: the session is over, or its role has no permission;
 * - `missing`: no such row, or none for this caller;
 * - `limited`: a rate limit is reached;
 * - `invalid`: the values do not fit;
 * - `unavailable`: anything else, a missing network included.
 */
export type ErrorCode =
  | 'conflict'
  | 'forbidden'
  | 'missing'
  | 'limited'
  | 'invalid'
  | 'unavailable';

/** A failed call to the backend. The message is the backend's, in English: show `errorText` instead. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid',
  401: 'forbidden',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  429: 'limited',
};

/** A call of the backend client. */
export type BackendCall<Data> = PromiseLike<PostgrestSingleResponse<Data>>;

/** The data of a call. @throws {BackendError} for every refusal, and without a network */
export async function unwrap<Data>(call: BackendCall<Data>): Promise<Data> {
  const { data, error, status } = await call;
  if (error) {
    throw new BackendError(codes[status] ?? 'unavailable', error.message, { cause: error });
  }
  return data;
}

/** The number of seconds after which a `limited` call may be repeated; undefined if the backend does not say. */
export function retryAfter(error: unknown): number | undefined {
  const { cause } = Object(error) as { readonly cause?: unknown };
  const { message, details }: Record<string, unknown> = Object(cause);
  return retryAfterOf({ message: String(message), details });
}

/** The code of a thrown value. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof BackendError ? error.code : 'unavailable';
}

/** The texts of a form or page for failed calls: by code, and `other` for the codes without one. */
export type ErrorCopy = Partial<Readonly<Record<ErrorCode, string>>> & { readonly other: string };

/** The text for a thrown value. */
export function errorText(error: unknown, copy: ErrorCopy): string {
  return copy[errorCode(error)] ?? copy.other;
}
