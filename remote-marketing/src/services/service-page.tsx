import type { PageParams } from '@torsa/shared/contract/page-params';
import type { PageHead } from '@torsa/shared/contract/remote';
import { useParams } from '@torsa/shared/router';
import { ServicePageContent } from './service-detail.tsx';
import { isServiceId } from './service-ids.ts';
import type { ServicePageTexts } from './service-page.copy.en.ts';
import { ServicesPage } from './services-page.tsx';

export function ServicePage({ copy }: { readonly copy: ServicePageTexts }) {
  const { serviceId } = useParams();
  return isServiceId(serviceId) ? (
    <ServicePageContent serviceId={serviceId} copy={copy} />
  ) : (
    <ServicesPage copy={copy} />
  );
}

ServicePage.head = ({ list, head }: ServicePageTexts, { serviceId }: PageParams): PageHead =>
  isServiceId(serviceId)
    ? { title: list.titles[serviceId], description: list.descriptions[serviceId] }
    : head;
