import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalCopy } from '../../app/portal.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';
import { AccountPage } from './account-page.tsx';

const accountCopy = {
  ...portalCopy,
  reading: queryCopy,
  head: { title: 'Account Settings', description: 'Your profile, your password and your data.' },
  lead: 'Your profile, your password and your data.',
  loadingAccount: 'Loading your account',
  parts: 'Parts of the account',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Saved.',
  problems: {
    conflict: 'This was changed somewhere else meanwhile. Reload the page and look at it again.',
    forbidden: 'Your session is over. Log in again, then come back.',
    limited: 'That was tried too often. Please wait an hour.',
    other: 'Could not save. Check your connection and try again. Your text is still here.',
  },
  profile: {
    title: 'Profile',
    name: 'Name',
    nameOfStaff: 'Clients read it below your replies.',
    nameMissing: 'Enter your name.',
    telephone: 'Telephone',
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
    changed: 'Your password is changed. Everywhere else you are logged out.',
    wrong: 'This is not your current password.',
    weak: 'This password is easy to guess. Use at least 10 characters.',
    same: 'This is the password that you have. Choose another one.',
    field: {
      password: 'New password',
      showPassword: icu('Show {label}'),
      capsLock: 'Caps Lock is on.',
      newPassword: 'A few words in a row are hard to guess and easy to keep in mind.',
      strengths: {
        short: 'Very easy to guess',
        weak: 'Easy to guess',
        fair: 'Good',
        strong: 'Very good',
      },
    },
  },
  secondFactor: {
    title: 'Second factor',
    codeNeeded: 'You logged in without a code. Enter one under “Second factor” first.',
  },
  email: {
    title: 'Email address',
    present: icu('Your address is {email}.'),
    lead: 'We write to both mailboxes. The address changes when both have confirmed; then you are logged out and choose a password by “Forgot password?”.',
    waits: icu('A change to {email} waits for the link in the mail to:'),
    ofStaff: 'The address of staff is part of their account here. Ask the founder to change it.',
    label: 'New email address',
    emailMissing: 'Enter an email address.',
    emailMalformed: 'Enter an email address such as name@example.com.',
    change: 'Change address',
  },
  preferences: {
    title: 'Preferences',
    language: 'Language of the site and of our mails',
    theme: 'Colours in this browser',
    themes: { system: 'Match device', light: 'Light', dark: 'Dark' },
  },
  notifications: {
    title: 'Notifications',
    reply: 'Email me about replies and project updates',
    waiting: 'Email me when a message has no assignee for ten minutes.',
    always: 'Mails about the account itself, such as a new password, always come.',
  },
  sessions: {
    title: 'Sessions',
    loading: 'Loading where you are logged in',
    thisDevice: 'This device',
    here: 'Logged in here since',
    since: 'Logged in since',
    unknown: 'Another device',
    end: 'Log out',
    endOf: icu('Log out: {device}'),
    endOthers: 'Log out everywhere else',
    noOthers: 'No other devices',
  },
  data: {
    title: 'Your data',
    lead: 'Download everything we hold about you.',
    export: 'Export my data',
    deletion: {
      title: 'Delete the account',
      lead: 'Deletes your account and all your messages. This can’t be undone.',
      ofStaff: 'You work here: ask the founder to take you off the staff first.',
      address: 'Your email address',
      password: 'Your password',
      addressMissing: 'Enter the address of your account.',
      passwordMissing: 'Enter your password.',
      wrong: 'Address or password are not those of this account. Nothing was deleted.',
      delete: 'Delete my account',
      deleting: 'Deleting…',
      done: 'Your account is deleted.',
    },
  },
} as const;

export type AccountCopy = Translation<typeof accountCopy>;

export default definePage('en', AccountPage, accountCopy);
