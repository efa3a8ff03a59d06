import { beforeEach, describe, expect, test } from 'vitest';
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

test('readDocument returns the releases, the site configuration and the interface texts of the HTML document', () => {
  expect(read(good.releases, good.siteConfig)).toEqual({
    releases,
    siteConfig,
    language: 'en',
    copy: { skipLink: 'Skip' },
    navigation: {},
  });
});

const broken = ['', undefined, '{"host":', '<!doctype html>', 'null', '{}'];

test.each(broken)('readDocument returns undefined for the invalid releases %j', (text) => {
  expect(read(text, good.siteConfig)).toBeUndefined();
});

test.each([...broken, JSON.stringify({ ...siteConfig, backendUrl: 1 })])(
  'readDocument returns undefined for the invalid site configuration %j',
  (text) => {
    expect(read(good.releases, text)).toBeUndefined();
  },
);

test('readDocument returns undefined if the HTML document is truncated before its interface texts', () => {
  expect(read(good.releases, good.siteConfig, '')).toBeUndefined();
  expect(read(good.releases, good.siteConfig, '{"skipLink":"Sk')).toBeUndefined();
});

describe('the language of the HTML document', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    history.replaceState(null, '', '/bn/about');
  });

  /** Reads a document whose `lang` attribute a browser's translator has changed. */
  const readTranslated = (root: string, lang: string) => {
    const translated = new DOMParser().parseFromString(
      `${root}${documentWith({ ...good, messages: '{}' }).documentElement.innerHTML}`,
      'text/html',
    );
    translated.documentElement.lang = lang;
    return readDocument(translated)?.language;
  };

  test.each(['', 'en', 'bn', 'auto'])(
    'readDocument reads the language from data-language, even if a translator set lang to %j',
    (lang) => {
      expect(readTranslated('<div id="root" data-language="en"></div>', lang)).toBe('en');
      expect(readTranslated('<div id="root" data-language="bn"></div>', lang)).toBe('bn');
    },
  );

  test('readDocument reads the language from the URL if data-language is missing or unknown', () => {
    expect(readTranslated('<div id="root"></div>', 'en')).toBe('bn');
    expect(readTranslated('<div id="root" data-language="de"></div>', 'en')).toBe('bn');
  });
});
