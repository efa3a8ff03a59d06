import { createCompany } from '@torsa/shared/contract/company/create-company';
import { readPageMetadata } from '@torsa/shared/contract/discovery';
import type { Language } from '@torsa/shared/i18n/languages';
import { completeLanguages } from '@torsa/shared/testing/complete-languages';
import { expect, test } from 'vitest';
import { jobOpenings } from './careers/openings.ts';
import { marketingPageMetadata } from './discovery.ts';
import { loadDiscovery, routes } from './node.ts';

const siteUrl = 'https://torsa.example';

function discover(id: string, path: string, language: Language = 'en') {
  const [, serviceId] = path.split('/services/');
  return readPageMetadata(marketingPageMetadata, id, {
    params: { serviceId },
    language,
    company: createCompany(language),
    url: siteUrl + path,
    siteUrl,
  });
}

test('every public page has a link preview picture in each language', async () => {
  expect(await loadDiscovery()).toBe(marketingPageMetadata);
  for (const { id, path, ...route } of routes) {
    for (const address of 'paths' in route ? route.paths : [path]) {
      for (const language of completeLanguages) {
        const { picture } = discover(id, address, language);
        expect(picture, address).toMatch(new RegExp(`/${language}/[a-z-]+\\.jpg$`));
        const isSites = picture === discover('home', '/', language).picture;
        expect(isSites, `${address} shows the site's picture`).toBe(!(id in marketingPageMetadata));
      }
    }
  }
});

test('the structured data of a service has the same texts as the page of the service', () => {
  expect(discover('service', '/services/apps').structuredData).toEqual([
    {
      '@type': 'Service',
      '@id': `${siteUrl}/services/apps#service`,
      name: 'App Development',
      description: expect.stringContaining('Android and iOS apps'),
      url: `${siteUrl}/services/apps`,
      provider: { '@id': `${siteUrl}/#company` },
      areaServed: { '@type': 'Country', name: 'India' },
    },
  ]);
});

test('every job opening has a JobPosting object with all fields that search engines require', () => {
  const { structuredData = [] } = discover('careers', '/careers');
  expect(structuredData).toHaveLength(jobOpenings.length);
  for (const [index, thing] of structuredData.entries()) {
    expect(thing).toMatchObject({
      '@type': 'JobPosting',
      title: expect.stringMatching(/\w/),
      description: expect.stringMatching(/\w/),
      datePosted: jobOpenings[index]?.postedOn,
      employmentType: expect.stringMatching(/^(FULL_TIME|CONTRACTOR)$/),
      hiringOrganization: { name: 'Torsa' },
    });
    const { jobLocation, jobLocationType } = thing;
    expect(jobLocationType === 'TELECOMMUTE' || Array.isArray(jobLocation)).toBe(true);
  }
});

test('the structured data of each language contains texts in that language', () => {
  const page = { params: {}, url: siteUrl, siteUrl };
  const titles = completeLanguages.map((language) =>
    marketingPageMetadata
      .careers({ ...page, language, company: createCompany(language) })
      .structuredData.map(({ title }) => title),
  );
  expect(new Set(titles.flat()).size).toBe(completeLanguages.length * jobOpenings.length);
});
