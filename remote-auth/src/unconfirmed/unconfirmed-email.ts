import { createDraft } from '@torsa/shared/ui/form/draft';

/** The `localStorage` key of an address that waits for confirmation. It is removed at the next login. */
const storageKey = 'torsa.unconfirmed';

/** In milliseconds. */
const oneWeek = 7 * 24 * 60 * 60 * 1000;

interface MailSent {
  readonly email: string;
  /** In milliseconds since the epoch. */
  readonly sentAt: number;
}

/** The address that waits for confirmation. Only this device knows it; no URL contains it. */
export function readUnconfirmedEmail(): MailSent | undefined {
  const kept = open().read();
  return kept && { email: kept.email, sentAt: Number(kept.sentAt) || 0 };
}

/** Stores the address to which an email was sent. */
export function storeUnconfirmedEmail(email: string): void {
  open().save({ email, sentAt: String(Date.now()) });
}

export function clearUnconfirmedEmail(): void {
  open().clear();
}

function open() {
  return createDraft({
    key: storageKey,
    names: ['email', 'sentAt'],
    storage: 'localStorage',
    maxAge: oneWeek,
  });
}
