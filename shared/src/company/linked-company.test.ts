import { expect, test } from 'vitest';
import { companyTexts as bengali } from './company.bn.ts';
import { companyTexts as english } from './company.en.ts';
import { company } from './company.ts';
import { linkedCompany, linkedOffice } from './linked-company.ts';

test('machines read the addresses that people read', () => {
  for (const { id } of company.offices) {
    const { address, telephone } = linkedOffice(id, english);
    const { city, addressLines } = english.offices[id];
    expect(addressLines.join(', ')).toBe(
      `${address.streetAddress}, ${address.addressLocality}, West\u00a0Bengal ${address.postalCode}`,
    );
    expect(address.addressLocality).toBe(city);
    expect(telephone).toBe(company.phones.find((phone) => phone.id === id)?.number);
  }
});

test('the company is one thing in every language, with both offices', () => {
  const [one, other] = [english, bengali].map((texts) =>
    linkedCompany('https://torsa.example', texts),
  );
  expect(one?.['@id']).toBe('https://torsa.example/#company');
  expect(other?.['@id']).toBe(one?.['@id']);
  expect([one?.name, other?.name]).toEqual(['Torsa', 'তোর্সা']);
  expect(one?.location.map(({ address }) => address.addressLocality)).toEqual([
    'Cooch Behar',
    'Kolkata',
  ]);
});
