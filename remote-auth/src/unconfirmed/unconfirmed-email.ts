import { createFormDraft } from '@torsa/shared/ui/form/draft';

/**
 * The `localStorage` key of an email address that is not confirmed yet. The next login removes the stored address.
 */
const storageKey = 'torsa.unconfirmed';

/** The time in milliseconds after which the stored email address expires. */
const oneWeek = 7 * 24 * 60 * 60 * 1000;

interface MailSent {
  readonly email: string;
  /** The time of the confirmation email in milliseconds since the epoch. */
  readonly sentAt: number;
}

/**
 * Returns the stored email address that is not confirmed yet. The address is only in the storage of this browser and
 * never in a URL.
 */
export function readUnconfirmedEmail(): MailSent | undefined {
  const kept = open().read();
  return kept && { email: kept.email, sentAt: Number(kept.sentAt) || 0 };
}

/** Stores the address to which a confirmation email was sent. */
export function storeUnconfirmedEmail(email: string): void {
  open().save({ email, sentAt: String(Date.now()) });
}

export function clearUnconfirmedEmail(): void {
  open().clear();
}

function open() {
  return createFormDraft({
    key: storageKey,
    names: ['email', 'sentAt'],
    storage: 'localStorage',
    maxAge: oneWeek,
  });
}
