import type { SessionRole } from '@torsa/shared/auth';

/** Returns the path of the dashboard for a user role. */
export function getDashboardPath(role: SessionRole): string {
  switch (role) {
    case 'founder_local':
      return '/founder-dashboard';
    case 'team':
      return '/dashboard/team';
    case 'user':
      return '/dashboard/user';
  }
}
