import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { settingNames } from '../../ui/setting-names.copy.en.ts';
import { SettingsPage } from './settings-page.tsx';

export const settingsTexts = {
  ...portalTexts,
  ...settingNames,
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
  undo: { undo: 'Undo last change', redo: 'Restore undone change' },
  undoing: { undo: 'Undoing…', redo: 'Restoring…' },
  saved: 'Saved. The change goes live in about 30 seconds.',
  undone: {
    undo: 'The last change was undone. The site updates in about 30 seconds.',
    redo: 'The undone change is back. The site updates in about 30 seconds.',
  },
  live: 'Published',
  changed: 'Not on the site yet. Publish your changes, or discard them.',
  rejected: 'Not published. The reason is below.',
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
  leads: {
    contact: 'Shown in the menu bar, in the footer and on Contact Us.',
    offices: 'Shown on Contact Us, in the footer and to search engines.',
    openings: 'Closed openings are hidden from Careers and from search engines.',
    banner:
      'Shown on every public page until the last day ends (IST). Leave the texts empty to show no banner.',
    company: 'The site shows these once you fill them in.',
    services: 'Each service’s page shows these once you fill them in.',
    logins: 'While it is closed, the employee login shows a notice and sends nothing.',
  },
} as const;

export type SettingsTexts = Translation<typeof settingsTexts>;

export default definePage('en', SettingsPage, settingsTexts);
