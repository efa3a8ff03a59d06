import type { Database } from '@torsa/shared/backend';

export type MailKind = Database['public']['Enums']['notification_kind'];

/** Mails of a kind to one person; the token switches them off. */
export interface Subscription {
  readonly kind: MailKind;
  readonly token: string;
}

const kinds: readonly MailKind[] = ['reply', 'waiting'];

/** Reads the link at the foot of a mail. @param hash as the browser has it: `#kind=reply&token=…` */
export function readSubscription(hash: string): Subscription | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  const kind = kinds.find((one) => one === parameters.get('kind'));
  const token = parameters.get('token');
  return kind && token ? { kind, token } : undefined;
}
