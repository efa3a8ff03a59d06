import { screen, within } from '@testing-library/react';
import { createCompany } from '@torsa/shared/contract/company/create-company';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { openPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';

const company = createCompany('en');

test('§2.12 §9.7 the contact page lists two email addresses and two phone numbers', async () => {
  await openPage(routes, '/contact');
  const targets = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(targets.filter((target) => target.startsWith('mailto:'))).toHaveLength(2);
  expect(targets.filter((target) => target.startsWith('tel:'))).toHaveLength(2);
  for (const { address } of company.emails) {
    expect(screen.getByRole('link', { name: address })).toHaveAttribute(
      'href',
      `mailto:${address}`,
    );
  }
  for (const { display, number } of company.phones) {
    expect(screen.getByRole('link', { name: display })).toHaveAttribute('href', `tel:${number}`);
  }
});

test('§2.13 §9.7 the contact page lists the offices in Cooch Behar and Kolkata, each with a safe link to a map', async () => {
  await openPage(routes, '/contact');
  const offices = within(screen.getByRole('region', { name: 'Our offices' }));
  const [first, second, ...others] = offices.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Cooch Behar.*Head office|Head office.*Cooch Behar/);
  expect(second).toHaveTextContent('Kolkata office');
  expect(others).toEqual([]);
  for (const { city, mapUrl } of company.offices) {
    expect(screen.getByRole('heading', { name: city })).toBeInTheDocument();
    const map = screen.getByRole('link', { name: new RegExp(`map of ${city}`) });
    expect(map).toHaveAttribute('href', mapUrl);
    expect(map.getAttribute('rel')).toContain('noopener');
  }
});

test('the contact page shows a WhatsApp link if the founder has entered a number', async () => {
  await openPage(routes, '/contact', {
    settings: { contact: { ...defaultSiteSettings.contact, whatsapp: '+91 98300 12345' } },
  });
  const link = screen.getByRole('link', { name: '+91 98300 12345' });
  expect(link).toHaveAttribute('href', 'https://wa.me/919830012345');
});
