import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { AccountPage } from './account-page.tsx';

const accountCopy = {
  ...portalTexts,
  reading: queryStateTexts,
  head: { title: 'Account Settings', description: 'Your profile, your password and your data.' },
  loadingAccount: 'Loading your account',
  parts: 'Account sections',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Saved.',
  problems: {
    conflict:
      'This was just changed in another tab or on another device. Reload the page and check it.',
    forbidden: 'Your session has ended. Please log in again.',
    limited: 'Too many attempts. Please wait an hour, then try again.',
    other: 'Could not save. Check your connection and try again. Your text is still here.',
  },
  profile: {
    title: 'Profile',
    name: 'Name',
    nameOfStaff: 'Clients see this name below your replies.',
    nameMissing: 'Enter your name.',
    telephone: 'Phone',
    telephoneMalformed: 'Enter a phone number such as +91 98765 43210.',
    company: 'Company',
  },
  password: {
    title: 'Password',
    lead: 'This logs you out on other devices.',
    present: 'Current password',
    presentMissing: 'Enter your current password.',
    newMissing: 'Enter a new password.',
    change: 'Change password',
    changed: 'Your password was changed. You were logged out on all other devices.',
    wrong: 'This is not your current password.',
    weak: 'This password is easy to guess. Use at least 10 characters.',
    same: 'This is already your password. Choose another one.',
    field: {
      password: 'New password',
      showPassword: icu('Show {label}'),
      capsLock: 'Caps Lock is on.',
      newPassword: 'A few words in a row are hard to guess and easy to remember.',
      strengths: {
        short: 'Very easy to guess',
        weak: 'Easy to guess',
        fair: 'Good',
        strong: 'Very good',
      },
    },
  },
  secondFactor: {
    title: 'Two-step login',
    codeNeeded: 'You logged in without a code. Enter one under “Two-step login” first.',
  },
  email: {
    title: 'Email address',
    present: icu('Your email address is {email}.'),
    lead: 'We’ll email both addresses. Your address changes once you confirm in both emails. You will then be logged out and can choose a new password with “Forgot password?”.',
    waits: icu('To change your address to {email}, open the link in our email to:'),
    ofStaff: 'Your email address is part of your staff account. Ask the founder to change it.',
    label: 'New email address',
    emailMissing: 'Enter an email address.',
    emailMalformed: 'Enter an email address such as name@example.com.',
    change: 'Change address',
  },
  preferences: {
    title: 'Preferences',
    language: 'Language of the site and our emails',
    theme: 'Colour theme in this browser',
    themes: { system: 'Match device', light: 'Light', dark: 'Dark' },
  },
  notifications: {
    title: 'Notifications',
    reply: 'Email me about replies and project updates',
    waiting: 'Email me about unassigned messages, client answers and comments',
    report: 'Email me the team’s report on the 1st of each month',
    always: 'You always get emails about your account itself, such as a password change.',
  },
  sessions: {
    title: 'Sessions',
    loading: 'Loading your sessions',
    thisDevice: 'This device',
    here: 'Logged in here since',
    since: 'Logged in since',
    unknown: 'Another device',
    end: 'Log out',
    endOf: icu('Log out: {device}'),
    endOthers: 'Log out on all other devices',
    noOthers: 'You’re not logged in on other devices.',
  },
  data: {
    title: 'Your data',
    lead: 'Download everything we hold about you.',
    export: 'Download my data',
    files: 'Your data has a list of your files. Download the files themselves here.',
    exportFiles: 'Download my files',
    deletion: {
      title: 'Delete account',
      lead: 'Deletes your account and all your messages. This can’t be undone.',
      ofStaff: 'You’re a staff member. Ask the founder to remove you from the staff first.',
      address: 'Your email address',
      password: 'Your password',
      addressMissing: 'Enter the email address of your account.',
      passwordMissing: 'Enter your password.',
      wrong: 'Wrong email address or password. Nothing was deleted.',
      delete: 'Delete my account',
      deleting: 'Deleting…',
      done: 'Your account was deleted.',
    },
  },
} as const;

export type AccountTexts = Translation<typeof accountCopy>;

export default definePage('en', AccountPage, accountCopy);
