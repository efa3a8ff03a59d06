import { expect, test } from 'vitest';
import { linkPreviewPictures } from './og-pages.ts';
import { convertTextToSvgPath } from './text-path.ts';

const command = /^([MLQC](-?\d+\.\d ?)+|Z)$/;

test.each(linkPreviewPictures)('the text of $language/$name becomes a valid SVG path', (page) => {
  for (const words of [page.kicker, ...page.title, page.places]) {
    const commands = convertTextToSvgPath(words, 72, 300, 70).split(/(?=[A-Z])/);
    expect(commands.length).toBeGreaterThan(words.length * 4);
    expect(commands.filter((each) => !command.test(each))).toEqual([]);
  }
});

/** The heights of a text's points, which do not depend on the horizontal position of a letter. */
const heights = (words: string) =>
  [...convertTextToSvgPath(words, 0, 0, 1000).matchAll(/\S+ (-?\d+\.\d)/g)].map(
    ([, height]) => height,
  );
const contours = (words: string) => convertTextToSvgPath(words, 0, 0, 1000).split('Z').length - 1;

test('the drawing of Bengali text places vowel signs correctly and joins consonants', () => {
  const consonant = heights('ক');
  expect(heights('কা').slice(0, consonant.length)).toEqual(consonant);
  expect(heights('কি').slice(-consonant.length)).toEqual(consonant);
  expect(contours('ক্ষ')).toBeLessThan(contours('ক') + contours('ষ'));
});

test('a text with Latin and Bengali letters is drawn with one font for each script', () => {
  expect(heights('নদী, Torsa')).toEqual([...heights('নদী'), ...heights(', Torsa')]);
});

test('drawing a text throws if the fonts lack one of its characters', () => {
  expect(() => convertTextToSvgPath('नदी', 72, 300, 70)).toThrow(
    'lack the character “न” in the text “नदी”',
  );
});
