import type { Session } from '@supabase/supabase-js';

/** A session as this site stores it, for every tab of the browser. */
export interface StoredSession extends Session {
  /** When this browser received the tokens, in milliseconds by its own clock. */
  readonly received_at?: number;
}

/** @returns undefined where the text contains no session that supabase-js could read */
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
