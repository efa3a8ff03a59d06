import { expect, test } from 'vitest';
import { companyTexts } from './company.en.ts';
import { company } from './company.ts';

test('§9 two e-mail addresses, two phones, a head office in Cooch Behar and an office in Kolkata', () => {
  expect(company.emails).toHaveLength(2);
  expect(company.phones).toHaveLength(2);
  expect(company.offices.map(({ id }) => companyTexts.offices[id].city)).toEqual([
    'Cooch Behar',
    'Kolkata',
  ]);
});

test('a phone is dialled as it is written', () => {
  for (const phone of company.phones) {
    expect(phone.number).toBe(phone.display.replaceAll(' ', ''));
  }
});
