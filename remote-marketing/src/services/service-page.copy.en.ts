import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { projectSteps } from './project-steps.copy.en.ts';
import { serviceDetails } from './service-details.copy.en.ts';
import { ServicePage } from './service-page.tsx';
import { servicesPageTexts } from './services-page.copy.en.ts';

const copy = {
  ...servicesPageTexts,
  back: 'Back to all services',
  discuss: 'Discuss Your Project',
  points: 'What you get',
  demoWork: { title: 'Demo Work', lead: 'Examples of what we can build for you.' },
  steps: { title: 'How a project works', items: projectSteps },
  next: {
    title: 'Next step: a free one-hour talk',
    lead: 'We talk by phone or at your place. It costs nothing, and you get our notes.',
    write: 'Write to us about it',
    call: icu('Call {number}'),
  },
  terms: {
    price: icu('From ₹{price, number}'),
    weeks: icu('{weeks, plural, one {usually # week} other {usually # weeks}}'),
  },
  details: serviceDetails,
} as const;

export type ServicePageTexts = Translation<typeof copy>;

export default definePage('en', ServicePage, copy);
