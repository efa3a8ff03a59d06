import { definePage } from '@torsa/shared/i18n';
import { servicesMessages } from './services-list.en.ts';
import { ServicesPage } from './services-page.tsx';

export default definePage('en', ServicesPage, servicesMessages);
