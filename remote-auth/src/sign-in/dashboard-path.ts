import type { Role } from '@torsa/shared/auth';

/** Where somebody goes who has just signed in. */
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
