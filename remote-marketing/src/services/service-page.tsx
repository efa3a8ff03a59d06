import type { PageParams } from '@torsa/shared/contract/page-params';
import type { PageHead } from '@torsa/shared/contract/remote';
import { useParams } from '@torsa/shared/router';
import type { ServiceMessages } from './service.en.ts';
import { ServiceDetail } from './service-detail.tsx';
import { isServiceId } from './service-ids.ts';
import { ServicesList } from './services-list.tsx';

export function ServicePage({ messages }: { readonly messages: ServiceMessages }) {
  const { serviceId } = useParams();
  return isServiceId(serviceId) ? (
    <ServiceDetail serviceId={serviceId} messages={messages} />
  ) : (
    <ServicesList messages={messages} />
  );
}

ServicePage.head = ({ list, head }: ServiceMessages, { serviceId }: PageParams): PageHead =>
  isServiceId(serviceId)
    ? { title: list.titles[serviceId], description: list.descriptions[serviceId] }
    : head;
