import type { CompanyTexts } from './company.en.ts';
import { type Company, company, type Office, type OfficeId } from './company.ts';

/** What machines read of an address, and people read in its lines. */
const postalCodes = { coochBehar: '736101', kolkata: '700091' } satisfies Record<OfficeId, string>;

/** By this the things of a page refer to the company. @param siteUrl without a slash at the end */
export function companyId(siteUrl: string): string {
  return `${siteUrl}/#company`;
}

/** An office in the words of schema.org. */
export function linkedOffice(id: OfficeId, texts: CompanyTexts) {
  const { name, city, addressLines } = texts.offices[id];
  const [street] = addressLines;
  return {
    '@type': 'Place',
    name: `${texts.name}, ${name}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: 'IN-WB',
      postalCode: postalCodes[id],
      addressCountry: 'IN',
    },
    ...telephoneOf(id),
    hasMap: company.offices.find((office: Office) => office.id === id)?.mapUrl,
  };
}

function telephoneOf(id: OfficeId) {
  const phones: Company['phones'] = company.phones;
  const phone = phones.find((one) => one.id === id);
  return phone ? { telephone: phone.number } : {};
}

/** The company with its offices, in the words of schema.org. */
export function linkedCompany(siteUrl: string, texts: CompanyTexts) {
  const offices = company.offices.map(({ id }) => linkedOffice(id, texts));
  return {
    '@type': 'Organization',
    '@id': companyId(siteUrl),
    name: texts.name,
    url: `${siteUrl}/`,
    description: texts.tagline,
    email: company.emails[0].address,
    telephone: company.phones[0].number,
    address: offices.map(({ address }) => address),
    location: offices,
  };
}
