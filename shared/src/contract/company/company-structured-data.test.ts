import { expect, test } from 'vitest';
import {
  createCompanyStructuredData,
  createOfficeStructuredData,
} from './company-structured-data.ts';
import { createCompany } from './create-company.ts';
import { defaultSiteSettings } from './default-settings.ts';

test('the company’s structured data contains the office addresses that the page shows', () => {
  const company = createCompany('en');
  for (const office of company.offices) {
    const { address, telephone } = createOfficeStructuredData(office, company);
    expect(office.addressLines.join(', ')).toBe(
      `${address.streetAddress}, ${address.addressLocality}, West\u00a0Bengal ${address.postalCode}`,
    );
    expect(telephone).toBe(company.phones.find(({ id }) => id === office.id)?.number);
  }
});

test('the company’s structured data has the same ID and both offices in every language', () => {
  const [one, other] = (['en', 'bn'] as const).map((language) =>
    createCompanyStructuredData('https://torsa.example', createCompany(language)),
  );
  expect(one?.['@id']).toBe('https://torsa.example/#company');
  expect(other?.['@id']).toBe(one?.['@id']);
  expect([one?.name, other?.name]).toEqual(['Torsa', 'তোর্সা']);
  expect(one?.location.map(({ address }) => address.addressLocality)).toEqual([
    'Cooch Behar',
    'Kolkata',
  ]);
  expect(Object.keys(one ?? {})).not.toContain('legalName');
});

test('§10.18 the company’s structured data contains the optional facts that the founder entered', () => {
  const company = {
    ...defaultSiteSettings.company,
    legalName: 'Torsa Software LLP',
    registration: 'AAB-1234',
    github: 'https://github.com/torsa',
  };
  expect(
    createCompanyStructuredData('https://torsa.example', createCompany('en', { company })),
  ).toMatchObject({
    legalName: 'Torsa Software LLP',
    identifier: 'AAB-1234',
    sameAs: ['https://github.com/torsa'],
  });
});
