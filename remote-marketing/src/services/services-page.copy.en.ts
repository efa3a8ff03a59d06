import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { serviceDescriptions } from './service-descriptions.copy.en.ts';
import { serviceTitles } from './service-titles.copy.en.ts';
import { ServicesPage } from './services-page.tsx';

export const servicesPageTexts = {
  head: {
    title: 'Services',
    description:
      'Website build, templates, marketing sites, AI tools, app development and digital marketing by Torsa in Cooch Behar and Kolkata.',
  },
  kicker: 'Services',
  title: 'Six things we do, and do ourselves',
  lead: 'Take one service, or several that flow together. A site, the app behind it and the campaign that brings its visitors all come from the same room.',
  list: {
    title: 'What we build for you',
    titles: serviceTitles,
    descriptions: serviceDescriptions,
  },
  unsure: {
    title: 'Not sure which service you need?',
    lead: 'Most people who call us are not sure either. Describe the problem, and we will tell you what we would do, or who could do it better.',
    action: 'Describe your problem',
  },
} as const;

export type ServicesPageTexts = Translation<typeof servicesPageTexts>;

export default definePage('en', ServicesPage, servicesPageTexts);
