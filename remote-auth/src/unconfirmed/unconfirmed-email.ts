import { createDraft } from '@torsa/shared/ui/form/draft';

/** The key in the browser's `localStorage` of the address that a mail was sent to, until its owner has logged in. */
const storageKey = 'torsa.unconfirmed';

/** In milliseconds. */
const oneWeek = 7 * 24 * 60 * 60 * 1000;

interface MailSent {
  readonly email: string;
  /** In milliseconds since the epoch. */
  readonly sentAt: number;
}

/** The address that waits for its confirmation, known on this device alone: it stands in no address bar. */
export function readUnconfirmedEmail(): MailSent | undefined {
  const kept = open().read();
  return kept && { email: kept.email, sentAt: Number(kept.sentAt) || 0 };
}

/** A mail is on its way to this address. */
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
