/** The result of a link that confirms an email address. */
export type ConfirmationLinkResult = 'confirmed' | 'invalid';

/**
 * Returns the result that the backend added to the URL of an email confirmation link. It ignores tokens in the URL,
 * because a confirmation link must not log a user in.
 * @param address the URL's `search` and `hash`, with `?` and `#`
 */
export function readConfirmationLinkResult(address: {
  readonly search: string;
  readonly hash: string;
}): ConfirmationLinkResult | undefined {
  const parameters = [address.search, address.hash].map(
    (part) => new URLSearchParams(part.slice(1)),
  );
  const has = (name: string) => parameters.some((part) => part.has(name));
  if (has('error') || has('error_code') || has('error_description')) return 'invalid';
  if (has('access_token') || has('code')) return 'confirmed';
  return undefined;
}
