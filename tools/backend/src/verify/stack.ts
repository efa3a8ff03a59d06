import type { Database } from '../authorisation/database.ts';
import type { Mail } from './mailbox.ts';

/** The API, and the keys to it. */
export interface Api {
  /** Of the API, without a slash at its end. */
  readonly url: string;
  readonly publishableKey: string;
  /** Has every right; adds staff. */
  readonly serviceKey: string;
}

/** A Supabase that the journeys are tried on. */
export interface Stack extends Api {
  /** Where links in mails lead to. */
  readonly siteUrl: string;
  /** Answers `GET /email` with every mail that the stack sent, the oldest first. */
  readonly inboxUrl: string;
  /** For the authorisation matrix. */
  readonly database: Database;
  /** The email that invites a person of the staff, whose link sets their password. */
  invitation(email: string): Promise<Mail>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}
