import { definePage } from '@torsa/shared/i18n';
import { servicesMessages } from './services-list.bn.ts';
import { ServicesPage } from './services-page.tsx';

export default definePage('bn', ServicesPage, servicesMessages);
