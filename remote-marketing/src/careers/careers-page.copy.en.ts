import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { jobApplicationTexts } from './applications.copy.en.ts';
import { CareersPage } from './careers-page.tsx';
import { jobOpeningTexts } from './opening-texts.copy.en.ts';
import type { JobOpening } from './openings.ts';

const copy = {
  head: {
    title: 'Careers',
    description:
      'Open positions at Torsa in Cooch Behar and Kolkata: frontend, AI and machine learning, digital marketing, and design.',
  },
  kicker: 'Careers',
  title: 'Work you can point at from the bus',
  lead: 'The shop, the school and the clinic that use it are down the road. You meet the people you build for, you go home on time, and you are paid on the first of the month.',
  openings: {
    title: 'Open positions',
    none: 'There are no open positions at the moment. Send us your resume, and we will write to you when there is one.',
    types: { fullTime: 'Full-time', contract: 'Contract' } satisfies Record<
      JobOpening['type'],
      string
    >,
    postedOn: 'Posted on',
    apply: 'Apply Now',
    applyFor: icu('for {title}'),
    subject: jobApplicationTexts.subject,
    items: jobOpeningTexts,
  },
  resume: {
    title: 'No position that fits you?',
    lead: 'Send us your resume anyway, with two lines about the work you are proudest of. We answer every application within ten days.',
    submit: icu('Submit your resume to {email}'),
    subject: 'Resume',
  },
} as const;

export type CareersTexts = Translation<typeof copy>;

export default definePage('en', CareersPage, copy);
