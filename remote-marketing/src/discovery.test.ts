import { type DiscoverPage, parseDiscovery } from '@torsa/shared/contract/discovery';
import { type Language, languages } from '@torsa/shared/i18n/languages';
import { expect, test } from 'vitest';
import { openings } from './careers/openings.ts';
import { discovery } from './discovery.ts';
import { loadDiscovery, routes } from './node.ts';
import { serviceIds } from './services/service-ids.ts';

const siteUrl = 'https://torsa.example';

function discover(id: keyof typeof discovery, path: string, language: Language = 'en') {
  const said: DiscoverPage = discovery[id];
  const [, serviceId] = path.split('/services/');
  const page = { params: { serviceId }, language, url: siteUrl + path, siteUrl };
  return typeof said === 'function' ? said(page) : said;
}

test('every public page that people share has a picture for links in each language, and shares it with no other', async () => {
  expect(await loadDiscovery()).toBe(discovery);
  const shared = routes.filter(({ id }) => id !== 'privacy');
  const pages = shared.flatMap(({ id, path, ...route }) =>
    ('paths' in route ? route.paths : [path]).map((address) => ({ id, address })),
  );
  const pictures = languages.flatMap((language) =>
    pages.map(({ id, address }) => {
      const { picture } = parseDiscovery(discover(id, address, language), address);
      expect(picture).toMatch(new RegExp(`/${language}/[a-z-]+\\.jpg$`));
      return picture;
    }),
  );
  expect(pages.length).toBeGreaterThan(serviceIds.length);
  expect(new Set(pictures).size).toBe(languages.length * pages.length);
});

test('a service is described as its page describes it', () => {
  expect(discover('service', '/services/apps').things).toEqual([
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

test('every opening is a job posting with what search engines require', () => {
  const { things = [] } = discover('careers', '/careers');
  expect(things).toHaveLength(openings.length);
  for (const [index, thing] of things.entries()) {
    expect(thing).toMatchObject({
      '@type': 'JobPosting',
      title: expect.stringMatching(/\w/),
      description: expect.stringMatching(/\w/),
      datePosted: openings[index]?.postedOn,
      employmentType: expect.stringMatching(/^(FULL_TIME|CONTRACTOR)$/),
      hiringOrganization: { name: 'Torsa' },
    });
    const { jobLocation, jobLocationType } = thing;
    expect(jobLocationType === 'TELECOMMUTE' || Array.isArray(jobLocation)).toBe(true);
  }
});

test('each language has words of its own', () => {
  const page = { params: {}, url: siteUrl, siteUrl };
  const titles = languages.map((language) =>
    discovery.careers({ ...page, language }).things.map(({ title }) => title),
  );
  expect(new Set(titles.flat()).size).toBe(languages.length * openings.length);
});
