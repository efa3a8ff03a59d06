import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The names of the public pages, by path. */
export const pageNames = {
  inBengali: icu('{page} (Bengali)'),
  pages: {
    '/': 'Home',
    '/about': 'About Us',
    '/contact': 'Contact Us',
    '/careers': 'Careers',
    '/services': 'Services',
    '/services/:serviceId': 'A service page',
    '/our-team': 'Our Team',
    '/privacy': 'Privacy',
    '/auth/login': 'Log In',
    '/auth/signup': 'Sign Up',
  },
} as const;

export type PageNamesTexts = Translation<typeof pageNames>;
