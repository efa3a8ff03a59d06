import { screen } from '@testing-library/react';
import { company } from '@torsa/shared/company';
import { companyTexts } from '@torsa/shared/company/company.en';
import { expect, test } from 'vitest';
import { renderPage } from '../render-page.tsx';

test('§2 two e-mail addresses and two phones', async () => {
  await renderPage('/contact');
  for (const { address } of company.emails) {
    expect(screen.getByRole('link', { name: address }).getAttribute('href')).toBe(
      `mailto:${address}`,
    );
  }
  for (const { display, number } of company.phones) {
    expect(screen.getByRole('link', { name: display }).getAttribute('href')).toBe(`tel:${number}`);
  }
});

test('§2 two offices with map links that open safely', async () => {
  await renderPage('/contact');
  for (const { id, mapUrl } of company.offices) {
    const { city } = companyTexts.offices[id];
    expect(screen.getByRole('heading', { name: city })).toBeTruthy();
    const map = screen.getByRole('link', { name: new RegExp(`map of ${city}`) });
    expect(map.getAttribute('href')).toBe(mapUrl);
    expect(map.getAttribute('rel')).toContain('noopener');
  }
});
