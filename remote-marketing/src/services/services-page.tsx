import { ServicesList } from './services-list.tsx';

export { servicesHead as head } from './services-head.ts';

export default function ServicesPage() {
  return <ServicesList />;
}
