/** The role of a session. `founder_local` is the founder, with the browser flag or the database role. */
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
