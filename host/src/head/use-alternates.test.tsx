import { act } from '@testing-library/react';
import { listLanguageAlternates } from '@torsa/shared/i18n/alternates';
import { setSiteConfig } from '@torsa/shared/site-config';
import { expect, test } from 'vitest';
import { renderWithRouter } from '../testing/render-at.tsx';
import { useAlternateLanguageLinks } from './use-alternates.ts';

const siteUrl = 'https://torsa.example';

function Frame() {
  useAlternateLanguageLinks();
  return null;
}

test('each navigation updates the canonical link and the links to other languages in the head', async () => {
  setSiteConfig({
    siteUrl,
    backendUrl: siteUrl,
    publishableKey: 'key',
    staffEmailDomain: 'x.y',
  });
  document.head.innerHTML = listLanguageAlternates(siteUrl, '/about')
    .map(({ hrefLang, href }) => `<link rel="alternate" hreflang="${hrefLang}" href="${href}">`)
    .concat(`<link rel="canonical" href="${siteUrl}/bn/about">`)
    .join('');
  // A browser's translator has changed the `lang` attribute.
  document.documentElement.lang = 'de';
  const router = renderWithRouter('/about', <Frame />, 'bn');
  await act(() => router.navigate('/careers'));
  expect([...document.querySelectorAll('link')].map(({ href }) => href)).toEqual([
    `${siteUrl}/careers`,
    `${siteUrl}/bn/careers`,
    `${siteUrl}/careers`,
    `${siteUrl}/bn/careers`,
  ]);
});

test('useAlternateLanguageLinks adds no canonical link if the HTML document has none', () => {
  document.head.innerHTML = '';
  renderWithRouter('/about', <Frame />);
  expect(document.querySelector('link')).toBeNull();
});
