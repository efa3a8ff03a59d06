import type { Translation } from '../i18n/message.ts';

export const companyTexts = {
  name: 'Torsa',
  tagline: 'Websites, apps and AI tools from the banks of the Torsa.',
  offices: {
    coochBehar: {
      name: 'Head office',
      city: 'Cooch Behar',
      addressLines: ['Sunity Road, near Sagar Dighi', 'Cooch Behar, West\u00a0Bengal 736101'],
    },
    kolkata: {
      name: 'Kolkata office',
      city: 'Kolkata',
      addressLines: ['Sector V, Salt Lake', 'Kolkata, West\u00a0Bengal 700091'],
    },
  },
} as const;

export type CompanyTexts = Translation<typeof companyTexts>;
