import { translated } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { dashboardMessages } from '../dashboard/dashboard-messages.en.ts';
import { UserDashboardPage } from './user-dashboard-page.tsx';

const messages = {
  ...dashboardMessages,
  head: {
    title: 'My Dashboard',
    description: 'Your profile, your orders and the settings of your account.',
  },
  welcome: icu('Welcome, {name}!'),
  lead: 'Your profile, your orders and your settings in one place.',
  profileActions: ['Edit Profile'],
  orders: { title: 'Order History', none: 'You have no recent orders.' },
  settings: {
    title: 'Account Settings',
    actions: ['Change Password', 'Manage Preferences', 'Notification Settings'],
  },
} as const;

export type UserDashboardMessages = Translation<typeof messages>;

export default translated('en', UserDashboardPage, messages);
