import type { Database } from '../authorisation/database.ts';
import type { Mail } from './mailbox.ts';

/** The address of an API and its keys. */
export interface Api {
  /** The address of the API, without a trailing slash. */
  readonly url: string;
  readonly publishableKey: string;
  /** The service key, which has all rights and can add staff. */
  readonly serviceKey: string;
}

/** A Supabase backend on which the journeys run. */
export interface Stack extends Api {
  /** The site to which mail links lead. */
  readonly siteUrl: string;
  /** The inbox that answers `GET /email` with every mail of the stack, the oldest first. */
  readonly inboxUrl: string;
  /** The database for the authorisation matrix. */
  readonly database: Database;
  /** Returns the invitation mail of a staff member. Its link sets the password. */
  invitation(email: string): Promise<Mail>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}
