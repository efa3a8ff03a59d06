/** `founder_local` is the founder, whether by the flag in this browser or by the role the database stamped. */
export type Role = 'user' | 'team' | 'founder_local';

export interface SessionUser {
  readonly id: string;
  /** Empty for the founder's pseudo-user. */
  readonly email: string;
  readonly fullName: string;
}

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: SessionUser; readonly role: Role };

/** Where a signed-in person's Dashboard button leads. */
export function dashboardPath(role: Role): string {
  switch (role) {
    case 'founder_local':
      return '/founder-dashboard';
    case 'team':
      return '/dashboard/team';
    case 'user':
      return '/dashboard/user';
  }
}
