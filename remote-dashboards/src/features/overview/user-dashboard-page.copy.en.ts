import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { clientCopy } from '../conversations/index.copy.en.ts';
import { UserDashboardPage } from './user-dashboard-page.tsx';

const userDashboardCopy = {
  ...clientCopy,
  projectTerms,
  head: {
    title: 'My Dashboard',
    description: 'Your profile, your orders and the settings of your account.',
  },
  welcome: icu('Welcome, {name}!'),
  next: {
    title: 'We need from you',
    asked: icu('For “{title}”: {what}'),
    openProject: 'Open the project',
    openAsked: icu('Open the project {title}'),
    answered: icu('It’s your turn. We replied to “{subject}”.'),
    replied: icu('We replied to “{subject}”.'),
    open: icu('We’re on it. Next is our reply to “{subject}”.'),
    nothing: 'Nothing right now. We’ll ask here and email you.',
    unknown: 'We can’t load your messages right now.',
    read: 'Read our reply',
    write: 'Write to us',
  },
  recent: {
    title: 'Messages',
    all: 'All messages',
    loading: 'Loading your messages',
    none: 'Your conversations with us appear here.',
  },
  talk: {
    title: 'Talk to us',
    hours: 'Monday to Saturday, 10:00 to 18:30',
    whatsapp: 'WhatsApp',
    write: 'Write to us',
  },
  profileActions: ['Edit Profile'],
  orders: {
    title: 'Order History',
    all: 'All projects',
    loading: 'Loading your orders',
    none: 'You have no recent orders.',
    start: 'Start a project',
  },
  settings: {
    title: 'Account Settings',
    actions: ['Change Password', 'Manage Preferences', 'Notification Settings'],
  },
} as const;

export type UserDashboardTexts = Translation<typeof userDashboardCopy>;

export default definePage('en', UserDashboardPage, userDashboardCopy);
