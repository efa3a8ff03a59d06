import { logOutTexts } from '@torsa/shared/auth/log-out.copy.en';
import type { Translation } from '@torsa/shared/i18n/message';
import { navTexts } from './portal-nav.copy.en.ts';

/** The texts that all dashboards share. */
export const portalTexts = {
  portal: navTexts,
  loading: { title: 'Loading your dashboard…', label: 'Loading your dashboard' },
  logOut: 'Log Out',
  loggingOut: 'Logging out…',
  logOutTexts,
  profile: {
    title: 'My Profile',
    name: 'Name',
    nameless: 'User',
    email: 'Email',
    noEmail: 'Not available',
    userId: 'User ID',
    role: 'Role',
  },
  copyButton: {
    action: 'Copy',
    copied: 'Copied',
    failed: 'Couldn’t copy. Select the text and copy it yourself.',
  },
} as const;

export type PortalTexts = Translation<typeof portalTexts>;
