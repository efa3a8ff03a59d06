import { expect, test } from 'vitest';
import { company, serviceLinks } from './company.ts';

test('§9 two e-mail addresses, two phones, a head office in Cooch Behar and an office in Kolkata', () => {
  expect(company.emails).toHaveLength(2);
  expect(company.phones).toHaveLength(2);
  expect(company.offices.map((office) => office.city)).toEqual(['Cooch Behar', 'Kolkata']);
});

test('a phone is dialled as it is written', () => {
  for (const phone of company.phones) {
    expect(phone.number).toBe(phone.display.replaceAll(' ', ''));
  }
});

test('§2 the six services have the ids of the specification', () => {
  expect(serviceLinks.map((service) => service.id).toSorted()).toEqual([
    'ai-tool',
    'apps',
    'marketing-site',
    'social-media-marketing',
    'template',
    'website-build',
  ]);
});
