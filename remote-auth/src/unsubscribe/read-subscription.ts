import type { Database } from '@torsa/shared/backend';

export type EmailSubscriptionKind = Database['public']['Enums']['notification_kind'];

/** One user's subscription to one kind of email, with a token that authorizes unsubscribing. */
export interface EmailSubscription {
  readonly kind: EmailSubscriptionKind;
  readonly token: string;
}

const kinds: readonly EmailSubscriptionKind[] = ['reply', 'waiting', 'report'];

/**
 * Parses the hash of an unsubscribe link in an email.
 * @param hash the URL's hash, for example `#kind=reply&token=…`
 */
export function parseUnsubscribeLink(hash: string): EmailSubscription | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  const kind = kinds.find((one) => one === parameters.get('kind'));
  const token = parameters.get('token');
  return kind && token ? { kind, token } : undefined;
}
