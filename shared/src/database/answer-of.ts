import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { retryAfterOf } from './retry-after.ts';

/**
 * Why a call was not answered:
 * - `conflict`: somebody else changed the row since it was read;
 * - `forbidden`: the session is over, or its role may not;
 * - `missing`: there is no such row, or none for this caller;
 * - `limited`: too many for now;
 * - `invalid`: the values do not fit;
 * - `unavailable`: anything else, a network that is not there included.
 */
export type CallProblem =
  | 'conflict'
  | 'forbidden'
  | 'missing'
  | 'limited'
  | 'invalid'
  | 'unavailable';

/** A call to the backend that failed. Its message is the backend's and in English: show words of your own. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly problem: CallProblem;

  constructor(problem: CallProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

const problems: Readonly<Record<number, CallProblem>> = {
  400: 'invalid',
  401: 'forbidden',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  429: 'limited',
};

/**
 * The data that a call of the backend client gives.
 * @throws {CallError} for whatever the backend refuses, and for a backend that cannot be reached.
 */
export async function answerOf<Data>(
  call: PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<Data> {
  const { data, error, status } = await call;
  if (error) {
    throw new CallError(problems[status] ?? 'unavailable', error.message, { cause: error });
  }
  return data;
}

/** When a call that was `limited` may be tried again, in seconds; undefined where the backend does not say. */
export function retryAfter(error: unknown): number | undefined {
  const { cause } = Object(error) as { readonly cause?: unknown };
  const { message, details }: Record<string, unknown> = Object(cause);
  return retryAfterOf({ message: String(message), details });
}

/** Why a call failed, whatever it threw. */
export function problemOf(error: unknown): CallProblem {
  return error instanceof CallError ? error.problem : 'unavailable';
}
