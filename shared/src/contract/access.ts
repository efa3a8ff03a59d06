/** Who somebody is to the pages: a visitor who is not signed in, or one of the roles. */
export const audiences = ['guest', 'user', 'team', 'founder_local'] as const;

export type Audience = (typeof audiences)[number];

/**
 * Who may see a page, and where everybody else goes. Where those who are not signed in have to go elsewhere than those
 * who are, it says both. Only what is shown: the database decides what a person may read.
 */
export interface AccessRule {
  readonly roles: readonly Audience[];
  readonly otherwise: string | { readonly guest: string; readonly signedIn: string };
}

/** Whether a page is there for people who are not signed in. */
export function isForGuests(access: Pick<AccessRule, 'roles'> | undefined): boolean {
  return !access || access.roles.includes('guest');
}
