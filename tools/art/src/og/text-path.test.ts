import { expect, test } from 'vitest';
import { ogPages } from './og-pages.ts';
import { textPath } from './text-path.ts';

const command = /^([MLQC](-?\d+\.\d ?)+|Z)$/;

test.each(ogPages)('the words for $language/$name become curves of numbers', (page) => {
  for (const words of [page.kicker, ...page.title, page.places]) {
    const commands = textPath(words, 72, 300, 70).split(/(?=[A-Z])/);
    expect(commands.length).toBeGreaterThan(words.length * 4);
    expect(commands.filter((each) => !command.test(each))).toEqual([]);
  }
});

/** How high the points of some words are: the same wherever on its line a letter stands. */
const heights = (words: string) =>
  [...textPath(words, 0, 0, 1000).matchAll(/\S+ (-?\d+\.\d)/g)].map(([, height]) => height);
const contours = (words: string) => textPath(words, 0, 0, 1000).split('Z').length - 1;

test('Bengali is shaped: vowels stand where they are written, and consonants join', () => {
  const consonant = heights('ক');
  expect(heights('কা').slice(0, consonant.length)).toEqual(consonant);
  expect(heights('কি').slice(-consonant.length)).toEqual(consonant);
  expect(contours('ক্ষ')).toBeLessThan(contours('ক') + contours('ষ'));
});

test('words in two scripts are written in a font of each', () => {
  expect(heights('নদী, Torsa')).toEqual([...heights('নদী'), ...heights(', Torsa')]);
});

test('a character that the fonts lack is an error, and no box', () => {
  expect(() => textPath('नदी', 72, 300, 70)).toThrow('no “न” for “नदी”');
});
