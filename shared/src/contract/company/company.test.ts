import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type SiteSettings, siteSettingsSchema } from '../site-settings.ts';
import { createCompany } from './create-company.ts';
import { defaultSiteSettings } from './default-settings.ts';

test('§9.7 the company data has two email addresses, two phone numbers and offices in Cooch Behar and Kolkata', () => {
  const company = createCompany('en');
  expect(company.emails).toHaveLength(2);
  expect(company.phones).toHaveLength(2);
  expect(company.offices.map(({ city }) => city)).toEqual(['Cooch Behar', 'Kolkata']);
});

test('a phone number’s `tel:` link has the same digits as the displayed number', () => {
  for (const phone of createCompany('en').phones) {
    expect(phone.number).toBe(phone.display.replaceAll(' ', ''));
  }
});

test('the default settings are valid and, when saved, do not change the company data', () => {
  expect(v.parse(siteSettingsSchema, defaultSiteSettings)).toEqual(defaultSiteSettings);
  const { optionalFacts, ...company } = createCompany('bn', defaultSiteSettings);
  expect(company).toEqual({ ...createCompany('bn'), optionalFacts: undefined, ...company });
  expect({ ...company, optionalFacts: {} }).toEqual(createCompany('bn'));
  expect(Object.keys(optionalFacts)).toEqual(['hours']);
});

test('§10.18 the founder’s settings override the default company data in each language’s texts and digits', () => {
  const settings: SiteSettings = {
    contact: {
      ...defaultSiteSettings.contact,
      'phone.kolkata': '+91 33 5550 9999',
      whatsapp: '+91 98300 12345',
    },
    offices: {
      ...defaultSiteSettings.offices,
      'kolkata.street.en': '5 Park Street',
      'kolkata.street.bn': '৫ পার্ক স্ট্রিট',
      'kolkata.postalCode': '700016',
    },
    openings: { ...defaultSiteSettings.openings, ai: 'closed' },
    banner: { 'text.en': 'Closed for Puja', 'text.bn': 'পুজোয় বন্ধ', until: '2026-12-01' },
    company: { ...defaultSiteSettings.company, github: 'https://github.com/torsa' },
    services: { ...defaultSiteSettings.services, 'apps.price': '90000', 'apps.weeks': '6' },
    logins: { employee: 'open' },
  };
  const company = createCompany('bn', settings);
  expect(company.phones[1]).toEqual({
    id: 'kolkata',
    display: '+91 33 5550 9999',
    number: '+913355509999',
  });
  expect(company.offices[1]?.addressLines).toEqual(['৫ পার্ক স্ট্রিট', 'কলকাতা, পশ্চিমবঙ্গ ৭০০০১৬']);
  expect(company.offices[1]?.mapUrl).toContain(encodeURIComponent('5 Park Street, Kolkata'));
  expect(company.closedOpenings).toEqual(['ai']);
  expect(company.employeeLogin).toBe(true);
  expect(company.optionalFacts).toMatchObject({
    whatsapp: { number: '+919830012345' },
    profiles: ['https://github.com/torsa'],
    services: { apps: { price: 90000, weeks: 6 } },
    banner: 'পুজোয় বন্ধ',
  });
});

const problemsOf = <Section extends keyof SiteSettings>(section: Section, changes: object) => {
  const value = { [section]: { ...defaultSiteSettings[section], ...changes } };
  const { issues = [] } = v.safeParse(siteSettingsSchema, value);
  return issues.map((issue) => [issue.path?.at(-1)?.key, issue.message]);
};

test.each([
  ['contact', { 'phone.kolkata': '033 5550 0142' }, 'phone.kolkata', 'phone'],
  ['contact', { 'phone.kolkata': ' ' }, 'phone.kolkata', 'missing'],
  ['contact', { whatsapp: 'ask us' }, 'whatsapp', 'phone'],
  ['contact', { 'email.support': 'support' }, 'email.support', 'email'],
  ['offices', { 'kolkata.postalCode': '70009' }, 'kolkata.postalCode', 'postalCode'],
  ['openings', { ai: 'maybe' }, 'ai', 'malformed'],
  ['banner', { 'text.en': 'Hello' }, 'text.bn', 'bothLanguages'],
  ['banner', { 'text.en': 'Hello', 'text.bn': 'নমস্কার' }, 'until', 'missing'],
  ['banner', { until: '2026-02-30' }, 'until', 'day'],
  ['company', { facebook: 'javascript:alert(1)' }, 'facebook', 'profile'],
  ['company', { legalName: 'a'.repeat(101) }, 'legalName', 'tooLong'],
  ['services', { 'apps.price': '1.5' }, 'apps.price', 'price'],
  ['services', { 'apps.weeks': '0' }, 'apps.weeks', 'weeks'],
] as const)('%s with %j is refused at its field', (section, changes, field, problem) => {
  expect(problemsOf(section, changes)).toContainEqual([field, problem]);
});

test.each([
  [
    'services',
    { 'apps.price': '১২০', 'apps.weeks': '\u200b৬ ' },
    { 'apps.price': '120', 'apps.weeks': '6' },
  ],
  ['offices', { 'kolkata.postalCode': '৭০০০৯১' }, { 'kolkata.postalCode': '700091' }],
  [
    'contact',
    { 'phone.kolkata': '\u202a+৯১\u00a0৩৩\u2011৫৫৫০ ০১৪২\u202c' },
    { 'phone.kolkata': '+91 33 5550 0142' },
  ],
  [
    'contact',
    { 'email.support': 'Help <help@Torsa.example>,' },
    { 'email.support': 'help@torsa.example' },
  ],
  ['company', { legalName: ' Torsa\n\u200bLimited ' }, { legalName: 'Torsa Limited' }],
] as const)('%s with %j is normalised', (section, typed, stored) => {
  const value = { [section]: { ...defaultSiteSettings[section], ...typed } };
  expect(v.parse(siteSettingsSchema, value)[section]).toMatchObject(stored);
});
