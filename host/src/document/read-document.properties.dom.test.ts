import { htmlElementIds } from '@torsa/shared/contract/names';
import { languages } from '@torsa/shared/i18n/languages';
import { anyJsonLike, anyText, badInput } from '@torsa/shared/testing/bad-input';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleSiteConfig as siteConfig } from '../testing/sample-document.ts';
import { releasesOf, remoteWith } from '../testing/sample-site.tsx';
import { readDocument } from './read-document.ts';
import { validateDocument } from './validate-document.ts';

const releases = releasesOf({ marketing: remoteWith('/', '/services/:serviceId') });

/** Generates the text of a data block: almost valid JSON, half of it, or any text. */
function textLike(good: unknown): fc.Arbitrary<string | undefined> {
  const json = anyJsonLike(good).map((value) => JSON.stringify(value) ?? '');
  const cut = fc.tuple(json, fc.nat(400)).map(([text, length]) => text.slice(0, length));
  return fc.option(fc.oneof(json, cut, anyText()), { nil: undefined });
}

test('readDocument returns valid data or undefined for any content of the JSON data blocks', () => {
  const blocks = fc.record({
    [htmlElementIds.releases]: textLike(releases),
    [htmlElementIds.siteConfig]: textLike(siteConfig),
    [htmlElementIds.messages]: textLike({ skipLink: 'Skip' }),
    [htmlElementIds.navigation]: textLike({ 'navbar@1': [] }),
  });
  fc.assert(
    fc.property(blocks, fc.oneof(fc.constantFrom(...languages), fc.string()), (texts, lang) => {
      const document = documentWith(texts, lang);
      const read = readDocument(document);
      if (!read) {
        expect(validateDocument(document)).not.toEqual([]);
        return;
      }
      expect(languages).toContain(read.language);
      expect(read.releases.remotes).toBeTypeOf('object');
      expect(read.siteConfig.backendUrl).toBeTypeOf('string');
      expect(read.copy).toBeTypeOf('object');
    }),
    badInput,
  );
});

function documentWith(texts: Readonly<Record<string, string | undefined>>, lang: string): Document {
  const document = new DOMParser().parseFromString('', 'text/html');
  document.documentElement.lang = lang;
  for (const [id, text] of Object.entries(texts)) {
    if (text === undefined) continue;
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = id;
    block.textContent = text;
    document.body.append(block);
  }
  return document;
}
