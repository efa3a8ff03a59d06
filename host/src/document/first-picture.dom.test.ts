import { afterEach, expect, test, vi } from 'vitest';
import { afterFirstPicture, firstPicturePreload } from './first-picture.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const narrow = 'not all and (min-width: 62rem)';
const source = (name: string, media = '') =>
  `<source type="image/avif" srcSet="/${name}-1.avif 1w, /${name}-2.avif 2w" width="2" height="3" sizes="100vw"${media && ` media="${media}"`}/>`;
const webp = `<source type="image/webp" srcSet="/tall.webp 1w" sizes="100vw" media="${narrow}"/>`;
const pictureOf = (sources: string, image: string) =>
  `<picture>${sources}<img decoding="async" ${image} src="/wide.webp"/></picture>`;
const first = pictureOf(source('tall', narrow) + webp + source('wide'), 'fetchPriority="high"');
const later = pictureOf(source('card'), 'loading="lazy"');

function linksOf(html: string) {
  const document = new DOMParser().parseFromString(firstPicturePreload(html), 'text/html');
  return [...document.querySelectorAll('link')].map((link) => [
    link.getAttribute('imagesrcset'),
    link.getAttribute('media'),
  ]);
}

test('asks for the picture that is wanted first, for each screen one', () => {
  expect(linksOf(later + first + later)).toEqual([
    ['/tall-1.avif 1w, /tall-2.avif 2w', narrow],
    ['/wide-1.avif 1w, /wide-2.avif 2w', '(min-width: 62rem)'],
  ]);
});

test('whichever of its screens comes first', () => {
  const html = pictureOf(
    source('wide', '(min-width: 62rem)') + source('tall'),
    'fetchPriority="high"',
  );
  expect(linksOf(html).map(([, media]) => media)).toEqual(['(min-width: 62rem)', narrow]);
  expect(linksOf(pictureOf(source('one'), 'fetchPriority="high"'))).toEqual([
    ['/one-1.avif 1w, /one-2.avif 2w', null],
  ]);
});

test('a page without such a picture asks for none', () => {
  expect(firstPicturePreload('')).toBe('');
  expect(firstPicturePreload(later)).toBe('');
});

/** Shows a page, and runs what it says about its scripts. */
function open(picture: string) {
  const html = picture + afterFirstPicture('<meta name="a-script">');
  document.head.replaceChildren();
  document.body.innerHTML = html;
  const started = () => document.head.querySelectorAll('[name="a-script"]').length;
  const code = document.querySelector('script')?.textContent ?? '';
  return { started, run: () => new Function(code)() };
}

test.each(['load', 'error'])('scripts start once, when the picture’s %s is told', (event) => {
  vi.useFakeTimers();
  const { started, run } = open(first);
  const image = document.querySelector('img');
  vi.spyOn(image as HTMLImageElement, 'complete', 'get').mockReturnValue(false);
  run();
  expect(started()).toBe(0);
  image?.dispatchEvent(new Event(event));
  expect(started()).toBe(1);
  vi.runAllTimers();
  expect(started()).toBe(1);
});

test('they do not wait for long for a picture that does not come', () => {
  vi.useFakeTimers();
  const { started, run } = open(first);
  vi.spyOn(document.querySelector('img') as HTMLImageElement, 'complete', 'get').mockReturnValue(
    false,
  );
  run();
  vi.advanceTimersByTime(499);
  expect(started()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(started()).toBe(1);
});

test('they wait for no picture that is there, or is none', () => {
  const cached = open(first);
  vi.spyOn(document.querySelector('img') as HTMLImageElement, 'complete', 'get').mockReturnValue(
    true,
  );
  cached.run();
  expect(cached.started()).toBe(1);
  const without = open(later);
  without.run();
  expect(without.started()).toBe(1);
});
