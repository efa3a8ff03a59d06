/** The possible roles of a visitor. The role `guest` means that the visitor is not logged in. */
export const visitorRoles = ['guest', 'user', 'team', 'founder_local'] as const;

export type VisitorRole = (typeof visitorRoles)[number];

/** The roles that can see a page, and the redirect path for other roles. The database controls access to data. */
export interface AccessRule {
  readonly roles: readonly VisitorRole[];
  readonly otherwise: string | { readonly guest: string; readonly signedIn: string };
}

/** Returns true if guests can see the page. */
export function isVisibleToGuests(access: Pick<AccessRule, 'roles'> | undefined): boolean {
  return !access || access.roles.includes('guest');
}
