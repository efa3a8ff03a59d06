import { screen } from '@testing-library/react';
import { createCompany } from '@torsa/shared/contract/company/create-company';
import { defaultSettings } from '@torsa/shared/contract/company/default-settings';
import { openPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';

const company = createCompany('en');

test('the contact page lists two email addresses and two phone numbers', async () => {
  await openPage(routes, '/contact');
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

test('the contact page lists two offices with safe links to a map', async () => {
  await openPage(routes, '/contact');
  for (const { city, mapUrl } of company.offices) {
    expect(screen.getByRole('heading', { name: city })).toBeInTheDocument();
    const map = screen.getByRole('link', { name: new RegExp(`map of ${city}`) });
    expect(map).toHaveAttribute('href', mapUrl);
    expect(map.getAttribute('rel')).toContain('noopener');
  }
});

test('the contact page shows a WhatsApp link if the founder has entered a number', async () => {
  await openPage(routes, '/contact', {
    settings: { contact: { ...defaultSettings.contact, whatsapp: '+91 98300 12345' } },
  });
  const link = screen.getByRole('link', { name: '+91 98300 12345' });
  expect(link).toHaveAttribute('href', 'https://wa.me/919830012345');
});
