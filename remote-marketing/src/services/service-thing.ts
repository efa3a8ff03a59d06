import { companyId } from '@torsa/shared/company/linked-company';
import type { DiscoveredPage } from '@torsa/shared/contract/discovery';
import type { ServiceId } from './service-ids.ts';
import { servicesMessages as bn } from './services-list.bn.ts';
import { servicesMessages as en } from './services-list.en.ts';

const texts = { en, bn };

/** A service in the words of schema.org. */
export function serviceThing(
  id: ServiceId,
  { language, url, siteUrl }: Omit<DiscoveredPage, 'params'>,
) {
  const { titles, descriptions } = texts[language].list;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: titles[id],
    description: descriptions[id],
    url,
    provider: { '@id': companyId(siteUrl) },
    areaServed: { '@type': 'Country', name: 'India' },
  };
}
