import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { SettingsPage } from './settings-page.tsx';

export const settingsTexts = {
  ...portalTexts,
  reading: queryStateTexts,
  head: { title: 'Site Settings', description: 'The content of the website, and who can log in.' },
  loadingSettings: 'Loading the settings',
  parts: 'Settings sections',
  save: 'Publish',
  saving: 'Publishing…',
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  preview: 'Preview',
  livePreview: 'Live preview',
  nothingShown: 'The site shows nothing here.',
  bannerUntil: icu('Shown until the end of {day} (IST).'),
  bannerOver: icu('Not shown: {day} is over.'),
  count: icu('{count} of {most} characters'),
  undo: 'Undo last change',
  undoing: 'Undoing…',
  saved: 'Saved. The change goes live in about 30 seconds.',
  undone: 'The last change was undone. The site updates in about 30 seconds.',
  live: 'Published',
  onItsWay: 'Publishing…',
  notLive:
    'The last change is not on the site yet. Visitors still see the previous version. Ask your site administrator for help.',
  problems: {
    phone: 'Include the country code, such as +91 33 5550 0142.',
    email: 'Enter an email address such as name@example.com.',
    profile: 'Enter the full web address, starting with https://.',
    postalCode: 'Enter six digits, such as 736101.',
    day: 'Enter a valid date from 2000 to 2100.',
    price: 'Enter whole rupees in digits, such as 25000.',
    weeks: 'Enter whole weeks from 1 to 999.',
    missing: 'This field is required.',
    tooLong: 'This text is too long.',
    invalid: 'This value is not valid.',
    bothLanguages: 'Fill in both languages.',
    conflict:
      'Someone else just changed this. Your text is still here. Publish again to replace their version.',
    forbidden:
      'Not saved. Your session has ended, or you’re no longer the founder. Please log in again.',
    other: 'Not saved. Your text is safe. Check your connection and try again.',
    previewBlocked:
      'Your browser blocked the preview. Allow pop-ups for this site, then try again.',
  },
  hours: {
    title: 'Opening hours',
    from: icu('{day}, opens at'),
    to: icu('{day}, closes at'),
    closed: 'Closed',
    ownText:
      'The text below was written by hand. Choose the opening days here to replace it in both languages.',
  },
  choices: { open: 'Open', closed: 'Closed' },
  sections: {
    contact: {
      title: 'Contact',
      lead: 'Shown in the menu bar, in the footer and on Contact Us.',
    },
    offices: {
      title: 'Offices and hours',
      lead: 'Shown on Contact Us, in the footer and to search engines.',
    },
    openings: {
      title: 'Openings',
      lead: 'Closed openings are hidden from Careers and from search engines.',
    },
    banner: {
      title: 'Banner',
      lead: 'Shown on every public page until the last day ends (IST). Leave the texts empty to show no banner.',
    },
    company: {
      title: 'Company',
      lead: 'Shown on the site once filled in.',
    },
    services: { title: 'Services', lead: 'Shown on each service’s page once filled in.' },
    logins: {
      title: 'Logins',
      lead: 'When closed, the employee login shows a notice and sends nothing.',
    },
  },
  /** The names of field groups, by the first component of the field's name. */
  groups: {
    phone: 'Phone numbers',
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
  /** The labels of fields, by the field's name or by its name within the group. */
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
    employee: 'Employee login',
  },
} as const;

export type SettingsTexts = Translation<typeof settingsTexts>;

export default definePage('en', SettingsPage, settingsTexts);
