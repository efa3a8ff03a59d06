import type { Database } from '../authorisation/database.ts';
import type { ReceivedTestMail } from './mailbox.ts';

/** The URL and the keys of a Supabase API. */
export interface TestedSupabaseApi {
  /** The API's URL, without a trailing slash. */
  readonly url: string;
  readonly publishableKey: string;
  /** The service_role key, which has all rights and can add staff. */
  readonly serviceKey: string;
}

/** A running Supabase backend on which the account journeys (tests of a user's steps) run. */
export interface TestedBackendStack extends TestedSupabaseApi {
  /** The URL of the site to which email links lead. */
  readonly siteUrl: string;
  /** The URL of the inbox. `GET /email` returns every email of this backend, oldest first. */
  readonly inboxUrl: string;
  /** The database for the authorisation matrix test. */
  readonly database: Database;
  /** Returns the invitation email of a staff member, whose link sets the password. */
  invitation(email: string): Promise<ReceivedTestMail>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}
