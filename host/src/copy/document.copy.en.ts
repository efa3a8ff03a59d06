import { logOutTexts } from '@torsa/shared/auth/log-out.copy.en';
import type { Company } from '@torsa/shared/contract/company/company';
import { createCompany } from '@torsa/shared/contract/company/create-company';
import type { ValuesByLanguage } from '@torsa/shared/i18n/languages';
import type { Translation } from '@torsa/shared/i18n/message';

/** The shell's English interface texts: those around each page, and the notices in place of a page. */
const copy = {
  skipLink: 'Skip to content',
  languages: {
    en: 'Read this page in English',
    bn: 'Read this page in Bengali',
  } as ValuesByLanguage<string>,
  theme: {
    toDark: 'Switch to the dark theme',
    toLight: 'Switch to the light theme',
  },
  navbar: {
    label: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    logOut: 'Logout',
    logOutTexts,
  },
  footer: {
    contact: 'Contact',
    contactTitle: 'Talk to us',
    quickLinks: 'Quick links',
    social: 'Social',
    socialTitle: 'Follow us',
  },
  banner: 'Announcement',
  chat: {
    open: 'Chat with us',
    close: 'Close chat',
    title: 'Chat with Torsa',
    conversation: 'Conversation',
    agent: 'Torsa',
    you: 'You',
    closePanel: 'Close',
    hours: 'Mon–Sat 10:00–18:30',
    call: 'Call',
    write: 'Write',
    message: 'Message',
    send: 'Send',
    greeting: 'Hello! Welcome to Torsa. How can we help you today?',
    reply: 'Thank you for your message. An agent will be with you shortly.',
  },
  toaster: {
    label: 'Notifications',
    close: 'Close notification',
  },
  loading: {
    title: 'Loading…',
    label: 'Loading the page',
  },
  notFound: {
    head: {
      title: 'Page not found',
      description: 'Torsa has no page at this address.',
    },
    lead: 'There is no page at this address. It may have moved, or the address may contain a typo.',
    home: 'Back to home',
  },
  failure: {
    head: {
      title: 'Not available right now',
      description: 'This part of the site could not load.',
    },
    title: 'This part of the site is not available right now',
    lead: 'The rest of the site works. Try again in a moment.',
    retry: 'Retry',
    retrying: 'Trying again…',
  },
} as const;

export type ShellTexts = Translation<typeof copy> & { readonly company: Company };

export const shellTexts: ShellTexts = { ...copy, company: createCompany('en') };

export interface HtmlDocumentTexts {
  /** The interface texts in an HTML document that the browser's scripts read. */
  readonly shell: ShellTexts;
  /** The text for browsers without JavaScript. */
  readonly noScript: string;
  /** The notice after a click or submit that had no effect, because the scripts did not load. */
  readonly notHydrated: string;
}

export const htmlDocumentTexts: HtmlDocumentTexts = {
  shell: shellTexts,
  noScript:
    'Login, the contact form and the chat need JavaScript. You can read all other pages without it.',
  notHydrated:
    'This was not sent: your connection is too slow or interrupted. Your text is still here. Try again in a moment.',
};
