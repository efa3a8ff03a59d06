import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalCopy } from '../../app/portal.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';
import { SettingsPage } from './settings-page.tsx';

export const settingsCopy = {
  ...portalCopy,
  reading: queryCopy,
  head: { title: 'Site Settings', description: 'What the website says, and who may log in where.' },
  lead: 'What the website says. It follows within half a minute of a change, in both languages.',
  loadingSettings: 'Loading the settings',
  parts: 'Parts of the settings',
  save: 'Save changes',
  saving: 'Saving…',
  preview: 'Preview',
  undo: 'Undo last change',
  undoing: 'Undoing…',
  saved: 'Saved. The site shows it within half a minute.',
  undone: 'The change before is back. The site shows it within half a minute.',
  live: 'The site shows all of this.',
  onItsWay: 'Publishing…',
  notLive:
    'The site does not show the last change yet. What was there before stays until it does; ask whoever looks after the site.',
  problems: {
    phone: 'Write it with the country code: +91 33 5550 0142.',
    email: 'Write it in the form name@example.com.',
    profile: 'Write the whole address, which begins with https://.',
    postalCode: 'Six digits, such as 736101.',
    day: 'Enter a date from 2000 to 2100 that exists.',
    price: 'Whole rupees, in digits alone: 25000.',
    weeks: 'Whole weeks, from 1 to 999.',
    missing: 'This may not be empty.',
    tooLong: 'This is too long.',
    invalid: 'This cannot be used.',
    bothLanguages: 'Write it in both languages.',
    conflict:
      'Somebody changed this meanwhile. What you typed is still here: save again to put it in its place.',
    forbidden: 'Your session is over, or you are not the founder any more. Log in again.',
    other: 'This was not saved. Is the network there? Please try again.',
    previewBlocked: 'Your browser kept the preview from opening. Allow this site to open tabs.',
  },
  choices: { open: 'Open', closed: 'Closed' },
  sections: {
    contact: {
      title: 'Contact',
      lead: 'In the bar, at the foot of every page and on Contact Us.',
    },
    offices: {
      title: 'Offices and hours',
      lead: 'On Contact Us, at the foot of every page, and in what search engines read.',
    },
    openings: {
      title: 'Openings',
      lead: 'A closed one is neither on Careers nor in what search engines read.',
    },
    banner: {
      title: 'Banner',
      lead: 'Above every public page until the end of its last day, in India. Empty: there is none.',
    },
    company: {
      title: 'Company',
      lead: 'What only you know. Each is on the site once you give it, and nowhere until then.',
    },
    services: { title: 'Services', lead: 'On the page of each service once given.' },
    logins: {
      title: 'Log-ins',
      lead: 'Closed, the employee log-in says so and asks the backend nothing.',
    },
  },
  /** By the first part of a field’s name. */
  groups: {
    phone: 'Telephone numbers',
    email: 'Email addresses',
    coochBehar: 'Head office, Cooch Behar',
    kolkata: 'Kolkata office',
    'website-build': 'Website Build',
    template: 'Templates',
    'marketing-site': 'Marketing Sites',
    'ai-tool': 'AI Tools',
    apps: 'App Development',
    'social-media-marketing': 'Digital Marketing',
  },
  /** By a field’s name, or what follows its group. */
  labels: {
    'phone.coochBehar': 'Cooch Behar',
    'phone.kolkata': 'Kolkata',
    'email.projects': 'New projects',
    'email.support': 'Support',
    'email.careers': 'Careers',
    whatsapp: 'WhatsApp',
    'street.en': 'Street, in English',
    'street.bn': 'Street, in Bengali',
    postalCode: 'PIN code',
    'hours.en': 'Hours, in English',
    'hours.bn': 'Hours, in Bengali',
    frontend: 'Senior Frontend Developer',
    ai: 'AI/ML Engineer',
    marketing: 'Digital Marketing Specialist',
    design: 'UX/UI Designer',
    'text.en': 'In English',
    'text.bn': 'In Bengali',
    until: 'Last day',
    legalName: 'Legal name',
    registration: 'Registration',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    facebook: 'Facebook',
    github: 'GitHub',
    price: 'Starting price in rupees',
    weeks: 'Usual duration in weeks',
    employee: 'Employee log-in',
  },
} as const;

export type SettingsCopy = Translation<typeof settingsCopy>;

export default definePage('en', SettingsPage, settingsCopy);
