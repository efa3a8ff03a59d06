import { expect, test } from 'vitest';
import { type LinkPreviewData, writeLinkPreviewTags } from './link-preview-tags.ts';

const link: LinkPreviewData = {
  head: { title: 'About', description: 'About "us" & <you>.' },
  siteName: 'তোর্সা',
  language: 'bn',
  url: 'https://torsa.example/bn/about',
  picture: 'https://torsa.example/apps/marketing/files/about.jpg',
};

function tagsOf(changes: Partial<LinkPreviewData> = {}): Readonly<Record<string, string>> {
  const html = writeLinkPreviewTags({ ...link, ...changes });
  const tags = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('meta');
  // Keeps the first tag of each name: every other language adds an `og:locale:alternate`.
  return Object.fromEntries(
    [...tags]
      .reverse()
      .map((tag) => [
        tag.getAttribute('property') ?? tag.getAttribute('name'),
        tag.getAttribute('content') ?? '',
      ]),
  );
}

test('the link preview tags contain the title, language and picture of the page', () => {
  expect(tagsOf()).toEqual({
    'og:type': 'website',
    'og:site_name': 'তোর্সা',
    'og:title': 'About',
    'og:description': 'About "us" & <you>.',
    'og:url': 'https://torsa.example/bn/about',
    'og:locale': 'bn_IN',
    'og:locale:alternate': 'en_IN',
    'og:image': 'https://torsa.example/apps/marketing/files/about.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'About',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'About',
    'twitter:description': 'About "us" & <you>.',
    'twitter:image': 'https://torsa.example/apps/marketing/files/about.jpg',
  });
});

test('the link preview tags of a page without a picture contain only text', () => {
  const tags = tagsOf({ picture: undefined });
  expect(tags['twitter:card']).toBe('summary');
  expect(Object.keys(tags).filter((name) => name.includes('image'))).toEqual([]);
});
