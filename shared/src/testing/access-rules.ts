import type { AccessRule } from '../contract/access.ts';

/** The access rules of the product specification (point 6). */
export const accessRules = {
  guest: { roles: ['guest'], otherwise: '/dashboard/user' },
  teamGuest: { roles: ['guest', 'user', 'founder_local'], otherwise: '/dashboard/team' },
  client: { roles: ['user', 'team', 'founder_local'], otherwise: '/auth/login' },
  team: { roles: ['team'], otherwise: { guest: '/auth/login', signedIn: '/dashboard/user' } },
  founder: { roles: ['founder_local'], otherwise: '/auth/founder-login' },
} as const satisfies Record<string, AccessRule>;
