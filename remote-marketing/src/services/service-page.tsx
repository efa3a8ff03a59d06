import type { PageHead, PageParams } from '@torsa/shared/contract/remote';
import { useParams } from '@torsa/shared/router';
import { findService } from '../content/services.ts';
import { ServiceDetail } from './service-detail.tsx';
import { servicesHead } from './services-head.ts';
import { ServicesList } from './services-list.tsx';

export default function ServicePage() {
  const { serviceId } = useParams();
  const service = findService(serviceId);
  return service ? <ServiceDetail service={service} /> : <ServicesList />;
}

ServicePage.head = ({ serviceId }: PageParams): PageHead => {
  const service = findService(serviceId);
  return service ? { title: service.title, description: service.description } : servicesHead;
};
