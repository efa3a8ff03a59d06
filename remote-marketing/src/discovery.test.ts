import { serviceIds } from '@torsa/shared/company';
import { type DiscoverPage, parseDiscovery } from '@torsa/shared/contract/discovery';
import { languages } from '@torsa/shared/i18n/languages';
import { expect, test } from 'vitest';
import { openings } from './careers/openings.ts';
import { discovery } from './discovery.ts';
import { loadDiscovery, routes } from './node.ts';

const siteUrl = 'https://torsa.example';

function discover(id: keyof typeof discovery, path: string, serviceId?: string) {
  const said: DiscoverPage = discovery[id];
  const page = { params: { serviceId }, language: 'en', url: siteUrl + path, siteUrl } as const;
  return typeof said === 'function' ? said(page) : said;
}

test('every page has a picture for links, and no two services share one', async () => {
  expect(await loadDiscovery()).toBe(discovery);
  for (const { id, path } of routes) {
    expect(parseDiscovery(discover(id, path), id).picture).toMatch(/\.jpg$/);
  }
  const ofServices = serviceIds.map((id) => discover('service', `/services/${id}`, id).picture);
  expect(new Set(ofServices).size).toBe(serviceIds.length);
});

test('a service is described as its page describes it', () => {
  expect(discover('service', '/services/apps', 'apps').things).toEqual([
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
