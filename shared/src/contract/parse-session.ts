import type { Session } from '@supabase/supabase-js';

/** The login session in `localStorage`, which all tabs of the browser share. */
export interface StoredSession extends Session {
  /** The time when this browser received the session's tokens: milliseconds since 1970, by the browser's clock. */
  readonly received_at?: number;
}

/**
 * Parses the stored login session.
 * @returns undefined if the text contains no session that supabase-js can read
 */
export function parseSession(text: string | null | undefined): StoredSession | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isSession(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSession(value: unknown): value is StoredSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'access_token' in value &&
    typeof value.access_token === 'string' &&
    'refresh_token' in value &&
    typeof value.refresh_token === 'string' &&
    'expires_at' in value
  );
}
