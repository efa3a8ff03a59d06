/** What a person who arrives from the confirmation mail has to know. */
export type ConfirmationLink = 'confirmed' | 'invalid';

/**
 * Reads what the backend added to the address behind the link in a mail. Tokens in it are not used: a
 * confirmation link does not log anyone in.
 * @param address `search` and `hash` as the browser has them, with their `?` and `#`.
 */
export function readConfirmationLink(address: {
  readonly search: string;
  readonly hash: string;
}): ConfirmationLink | undefined {
  const parameters = [address.search, address.hash].map(
    (part) => new URLSearchParams(part.slice(1)),
  );
  const has = (name: string) => parameters.some((part) => part.has(name));
  if (has('error') || has('error_code') || has('error_description')) return 'invalid';
  if (has('access_token') || has('code')) return 'confirmed';
  return undefined;
}
