import type { Database } from '@torsa/shared/backend';

export type MailKind = Database['public']['Enums']['notification_kind'];

/** A subscription of one person to a kind of email. The token ends it. */
export interface Subscription {
  readonly kind: MailKind;
  readonly token: string;
}

const kinds: readonly MailKind[] = ['reply', 'waiting'];

/** Reads the unsubscribe link of an email. @param hash the browser's hash: `#kind=reply&token=…` */
export function readSubscription(hash: string): Subscription | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  const kind = kinds.find((one) => one === parameters.get('kind'));
  const token = parameters.get('token');
  return kind && token ? { kind, token } : undefined;
}
