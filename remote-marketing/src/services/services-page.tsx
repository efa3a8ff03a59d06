import { servicesHead } from './services-head.ts';
import { ServicesList } from './services-list.tsx';

export default function ServicesPage() {
  return <ServicesList />;
}

ServicesPage.head = servicesHead;
