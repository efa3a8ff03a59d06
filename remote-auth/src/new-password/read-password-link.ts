import type { PasswordLink } from '../sign-in/open-password-link.ts';

/** `invalid` means that the password link is incomplete, or that the backend added an error to its URL. */
export type PasswordLinkResult = PasswordLink | 'invalid';

/**
 * Returns the password link in the URL, such as `?token_hash=…&type=recovery`.
 * @param address the URL's `search` and `hash`, with `?` and `#`
 * @returns undefined if the URL contains no password link
 */
export function readPasswordLink(address: {
  readonly search: string;
  readonly hash: string;
}): PasswordLinkResult | undefined {
  for (const part of [address.search, address.hash]) {
    const parameters = new URLSearchParams(part.slice(1));
    const found = linkOf(parameters.get('type'), parameters.get('token_hash'));
    if (found) return found;
    if (marks.some((name) => parameters.has(name))) return 'invalid';
  }
  return undefined;
}

const marks = ['token_hash', 'token', 'type', 'error', 'error_code', 'code', 'access_token'];

/** Returns the password link that `history.state` stores for a page reload. */
export function readStoredPasswordLink(state: unknown): PasswordLinkResult | undefined {
  if (typeof state !== 'object' || state === null || !('passwordLink' in state)) return undefined;
  const { passwordLink } = state;
  if (passwordLink === 'invalid') return passwordLink;
  if (typeof passwordLink !== 'object' || passwordLink === null) return undefined;
  const { type, tokenHash } = { type: undefined, tokenHash: undefined, ...passwordLink };
  return linkOf(type, tokenHash);
}

function linkOf(type: unknown, tokenHash: unknown): PasswordLink | undefined {
  if (type !== 'recovery' && type !== 'invite') return undefined;
  return typeof tokenHash === 'string' && tokenHash !== '' ? { type, tokenHash } : undefined;
}
