import { expect, test } from 'vitest';
import { writePicturePreloadLinks } from './priority-picture.ts';

const narrow = 'not all and (min-width: 62rem)';
const source = (name: string, media = '') =>
  `<source type="image/avif" srcSet="/${name}-1.avif 1w, /${name}-2.avif 2w" width="2" height="3" sizes="100vw"${media && ` media="${media}"`}/>`;
const webp = `<source type="image/webp" srcSet="/tall.webp 1w" sizes="100vw" media="${narrow}"/>`;
const pictureOf = (sources: string, image: string) =>
  `<picture>${sources}<img decoding="async" ${image} src="/wide.webp"/></picture>`;
const first = pictureOf(source('tall', narrow) + webp + source('wide'), 'fetchPriority="high"');
const later = pictureOf(source('card'), 'loading="lazy"');

function linksOf(html: string) {
  const document = new DOMParser().parseFromString(writePicturePreloadLinks(html), 'text/html');
  return [...document.querySelectorAll('link')].map((link) => [
    link.getAttribute('imagesrcset'),
    link.getAttribute('media'),
  ]);
}

test('a picture with high fetch priority gets one preload link for each media query', () => {
  expect(linksOf(later + first + later)).toEqual([
    ['/tall-1.avif 1w, /tall-2.avif 2w', narrow],
    ['/wide-1.avif 1w, /wide-2.avif 2w', '(min-width: 62rem)'],
  ]);
});

test('the preload links of a picture do not depend on the order of its source elements', () => {
  const html = pictureOf(
    source('wide', '(min-width: 62rem)') + source('tall'),
    'fetchPriority="high"',
  );
  expect(linksOf(html).map(([, media]) => media)).toEqual(['(min-width: 62rem)', narrow]);
  expect(linksOf(pictureOf(source('one'), 'fetchPriority="high"'))).toEqual([
    ['/one-1.avif 1w, /one-2.avif 2w', null],
  ]);
});

test('a page without a high-priority picture gets no preload link', () => {
  expect(writePicturePreloadLinks('')).toBe('');
  expect(writePicturePreloadLinks(later)).toBe('');
});
