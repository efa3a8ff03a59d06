import { BackendLoadError } from '@torsa/shared/backend';
import { retryAfterOf } from './retry-after.ts';

export interface Done {
  readonly ok: true;
}

/** `reason` says what happened, `message` is for the person where there is something to add. */
export interface Failed<Reason extends string> {
  readonly ok: false;
  readonly reason: Reason;
  readonly message?: string;
  /** Set where a limit is reached. */
  readonly limit?: { readonly retryAfter: number | undefined };
}

export type AuthResult<Reason extends string> = Done | Failed<Reason>;

export const done: Done = { ok: true };

/** What the provider's errors have in common, whichever call they come from. */
interface ProviderError {
  readonly message: string;
  readonly status?: number | undefined;
  /** Of the database's errors. */
  readonly details?: unknown;
}

const unavailable: Failed<'unavailable'> = { ok: false, reason: 'unavailable' };

/**
 * An error of the provider as a value: it said no, or it could not answer now. A fault of the network or
 * the server has no message that helps (supabase-js gives `{}` for a 503), so that one has none.
 */
export function failed(error: ProviderError): Failed<'refused' | 'unavailable'> {
  const { message, status = 0 } = error;
  if (status < 400 || status >= 500) return unavailable;
  const limit = status === 429 && { limit: { retryAfter: retryAfterOf(error) } };
  const reason = limit ? 'unavailable' : 'refused';
  return { ok: false, reason, ...(isForPeople(message) && { message }), ...limit };
}

/** For an answer without a message, supabase-js gives the answer itself as JSON. */
function isForPeople(message: string): boolean {
  return message.trim() !== '' && !message.startsWith('{');
}

/** Being offline is no surprise: a client that cannot be loaded is a result as well. */
export async function orUnavailable<Result>(
  work: () => Promise<Result>,
): Promise<Result | Failed<'unavailable'>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackendLoadError) return unavailable;
    throw error;
  }
}
