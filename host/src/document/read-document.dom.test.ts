import { expect, test } from 'vitest';
import { documentWith, sampleSiteConfig as siteConfig } from '../testing/sample-document.ts';
import { releasesOf, remoteWith } from '../testing/sample-site.tsx';
import { readDocument } from './read-document.ts';

const releases = releasesOf({ marketing: remoteWith('/') });

function read(
  releasesText: string | undefined,
  siteConfigText: string | undefined,
  messagesText: string | undefined = '{"skipLink":"Skip"}',
) {
  return readDocument(
    documentWith({
      releases: releasesText,
      siteConfig: siteConfigText,
      messages: messagesText,
    }),
  );
}

const good = { releases: JSON.stringify(releases), siteConfig: JSON.stringify(siteConfig) };

test('reads the releases, the site config, and the words of the shell', () => {
  expect(read(good.releases, good.siteConfig)).toEqual({
    releases,
    siteConfig,
    language: 'en',
    messages: { skipLink: 'Skip' },
    navigation: {},
  });
});

const broken = ['', undefined, '{"host":', '<!doctype html>', 'null', '{}'];

test.each(broken)('a document with releases of %j cannot be used', (text) => {
  expect(read(text, good.siteConfig)).toBeUndefined();
});

test.each([...broken, JSON.stringify({ ...siteConfig, backendUrl: 1 })])(
  'a document with a site config of %j cannot be used',
  (text) => {
    expect(read(good.releases, text)).toBeUndefined();
  },
);

test('a document that breaks off before the words of the shell cannot be used', () => {
  expect(read(good.releases, good.siteConfig, '')).toBeUndefined();
  expect(read(good.releases, good.siteConfig, '{"skipLink":"Sk')).toBeUndefined();
});
