import type { Company, Office } from './company.ts';

/**
 * Returns the company's `@id` for references from a page's structured data (schema.org).
 * @param siteUrl the site's URL without a trailing slash
 */
export function getCompanySchemaId(siteUrl: string): string {
  return `${siteUrl}/#company`;
}

/** Returns an office as schema.org structured data. */
export function createOfficeStructuredData(
  { id, name, city, addressLines: [street], postalCode, mapUrl }: Office,
  company: Pick<Company, 'name' | 'phones'>,
) {
  return {
    '@type': 'Place',
    name: `${company.name}, ${name}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: 'IN-WB',
      postalCode,
      addressCountry: 'IN',
    },
    telephone: company.phones.find((phone) => phone.id === id)?.number,
    hasMap: mapUrl,
  };
}

/** Returns the company and its offices as schema.org structured data. */
export function createCompanyStructuredData(siteUrl: string, company: Company) {
  const offices = company.offices.map((office) => createOfficeStructuredData(office, company));
  const { legalName, registration, profiles } = company.optionalFacts;
  return {
    '@type': 'Organization',
    '@id': getCompanySchemaId(siteUrl),
    name: company.name,
    url: `${siteUrl}/`,
    description: company.tagline,
    email: company.emails[0].address,
    telephone: company.phones[0].number,
    address: offices.map(({ address }) => address),
    location: offices,
    ...(legalName && { legalName }),
    ...(registration && { identifier: registration }),
    ...(profiles && { sameAs: profiles }),
  };
}
