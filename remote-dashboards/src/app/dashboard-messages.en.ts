import { logOutCopy } from '@torsa/shared/auth/log-out.copy.en';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalMessages } from './portal-messages.en.ts';

/** The words that the dashboards have in common. */
export const dashboardMessages = {
  portal: portalMessages,
  loading: { title: 'Loading your dashboard…', label: 'Loading your dashboard' },
  logOut: 'Log Out',
  loggingOut: 'Logging out…',
  logOutCopy,
  profile: {
    title: 'My Profile',
    name: 'Name',
    nameless: 'User',
    email: 'Email',
    noEmail: 'Not available',
    userId: 'User ID',
    role: 'Role',
  },
  copy: { action: 'Copy', copied: 'Copied', failed: 'Not copied: select it instead' },
} as const;

export type DashboardMessages = Translation<typeof dashboardMessages>;
