/**
 * The role of a session. `founder_local` is the founder, either by the flag in this browser or by the role in the
 * database.
 */
export type SessionRole = 'user' | 'team' | 'founder_local';

export interface SessionUser {
  readonly id: string;
  /** The user's email address, empty for the founder's placeholder user. */
  readonly email: string;
  readonly fullName: string;
}

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: SessionUser; readonly role: SessionRole };
