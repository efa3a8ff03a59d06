import { translated } from '@torsa/shared/i18n';
import { projectSteps } from './project-steps.en.ts';
import { serviceDetails } from './service-details.en.ts';
import { ServicePage } from './service-page.tsx';
import { servicesMessages } from './services-list.en.ts';

export default translated('en', ServicePage, {
  ...servicesMessages,
  back: 'Back to all services',
  discuss: 'Discuss Your Project',
  points: 'What you get',
  demoWork: { title: 'Demo Work', lead: 'What it can look like.' },
  steps: { title: 'How it goes', items: projectSteps },
  details: serviceDetails,
});
