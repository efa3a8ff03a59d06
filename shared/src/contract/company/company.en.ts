import type { Translation } from '../../i18n/message.ts';

export const companyTexts = {
  name: 'Torsa',
  tagline: 'Websites, apps and AI tools from the banks of the Torsa.',
  offices: {
    coochBehar: {
      name: 'Head office',
      city: 'Cooch Behar',
      region: 'West\u00a0Bengal',
      street: 'Sunity Road, near Sagar Dighi',
      hours: 'Monday to Saturday, 10:00 to 18:30',
    },
    kolkata: {
      name: 'Kolkata office',
      city: 'Kolkata',
      region: 'West\u00a0Bengal',
      street: 'Sector V, Salt Lake',
      hours: 'Monday to Friday, 10:00 to 18:30',
    },
  },
} as const;

export type CompanyTexts = Translation<typeof companyTexts>;
