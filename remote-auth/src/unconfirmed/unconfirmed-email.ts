import { createFormDraft } from '@torsa/shared/ui/form/draft';

/** The `localStorage` key of an email address that is not confirmed yet. The next login removes this entry. */
const storageKey = 'torsa.unconfirmed';

/** The time in milliseconds after which the stored email address expires. */
const oneWeek = 7 * 24 * 60 * 60 * 1000;

interface MailSent {
  readonly email: string;
  /** The time when the confirmation email was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
}

/** Returns the stored email address that is not confirmed yet. Only this browser's storage contains it, never a URL. */
export function readUnconfirmedEmail(): MailSent | undefined {
  const kept = open().read();
  return kept && { email: kept.email, sentAt: Number(kept.sentAt) || 0 };
}

/** Stores the email address to which the backend sent a confirmation email. */
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
