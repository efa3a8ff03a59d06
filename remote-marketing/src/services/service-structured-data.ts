import { getCompanySchemaId } from '@torsa/shared/contract/company/company-structured-data';
import type { PageMetadataInput } from '@torsa/shared/contract/discovery';
import { localize } from '@torsa/shared/i18n/languages';
import type { ServiceId } from './service-ids.ts';
import { servicesPageTexts as bn } from './services-page.copy.bn.ts';
import { servicesPageTexts as en } from './services-page.copy.en.ts';

const texts = { en, bn };

/** Returns a service as schema.org structured data. */
export function createServiceStructuredData(
  id: ServiceId,
  { language, company, url, siteUrl }: Omit<PageMetadataInput, 'params'>,
) {
  const { titles, descriptions } = localize(language, texts).list;
  const price = company.optionalFacts.services?.[id]?.price;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: titles[id],
    description: descriptions[id],
    url,
    provider: { '@id': getCompanySchemaId(siteUrl) },
    areaServed: { '@type': 'Country', name: 'India' },
    ...(price !== undefined && { offers: startingAt(price) }),
  };
}

/** The minimum price of the service in rupees. */
function startingAt(minPrice: number) {
  const priceSpecification = { '@type': 'PriceSpecification', minPrice, priceCurrency: 'INR' };
  return { '@type': 'Offer', priceSpecification };
}
