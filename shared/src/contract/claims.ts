import type { StoredSession } from './parse-session.ts';

/** The access token claims that the site reads. Each claim may be missing. */
export interface TokenClaims {
  readonly sub?: unknown;
  readonly iat?: unknown;
  readonly exp?: unknown;
  /** The value `aal2` means that the user entered a second-factor code in this session. */
  readonly aal?: unknown;
}

/** Reads the claims of an access token without checking the token's signature, which only the server can do. */
export function parseTokenClaims(token: string): TokenClaims {
  try {
    const [, payload = ''] = token.split('.');
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return Object(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}

export function parseTokenUserId(token: string): string | undefined {
  const { sub } = parseTokenClaims(token);
  return typeof sub === 'string' ? sub : undefined;
}

/** The default lifetime of a token on hosted Supabase, in milliseconds. */
const usualLifetime = 3_600_000;

/** Returns the lifetime of an access token in milliseconds, from its claims `iat` and `exp`. */
export function getTokenLifetimeMs({ access_token, expires_in }: StoredSession): number {
  const { iat, exp } = parseTokenClaims(access_token);
  if (typeof iat === 'number' && typeof exp === 'number' && exp > iat) return (exp - iat) * 1000;
  return typeof expires_in === 'number' && expires_in > 0 ? expires_in * 1000 : usualLifetime;
}

/** The accepted difference between the browser's and the server's clock, in milliseconds. */
const plausibleSkew = 60_000;

/**
 * Returns the age of a stored session's tokens in milliseconds, even if the browser's clock is hours wrong.
 * @returns undefined if the clock was set back, or the times contradict each other
 */
export function getSessionAgeMs(stored: StoredSession, now: number): number | undefined {
  const { received_at, expires_at, access_token } = stored;
  const lifetime = getTokenLifetimeMs(stored);
  const { exp = expires_at } = parseTokenClaims(access_token);
  if (typeof exp === 'number' && expires_at && Math.abs(exp - expires_at) > plausibleSkew / 1000) {
    return undefined;
  }
  if (typeof received_at === 'number') {
    const age = now - received_at;
    return age >= 0 ? age : undefined;
  }
  if (typeof exp !== 'number') return undefined;
  const left = exp * 1000 - now;
  return left > 0 && left <= lifetime + plausibleSkew ? Math.max(0, lifetime - left) : undefined;
}
