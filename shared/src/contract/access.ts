/** The roles of a visitor: `guest` is not logged in. */
export const audiences = ['guest', 'user', 'team', 'founder_local'] as const;

export type Audience = (typeof audiences)[number];

/**
 * The roles that may see a page, and the redirect path for other roles. The path may differ for guests and logged-in
 * users. The rule controls only the display: the database decides which data a user may read.
 */
export interface AccessRule {
  readonly roles: readonly Audience[];
  readonly otherwise: string | { readonly guest: string; readonly signedIn: string };
}

/** Tests if guests may see a page. */
export function isForGuests(access: Pick<AccessRule, 'roles'> | undefined): boolean {
  return !access || access.roles.includes('guest');
}
