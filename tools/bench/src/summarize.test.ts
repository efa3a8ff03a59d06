import { expect, test } from 'vitest';
import { summarize } from './summarize.ts';

test('of an odd number of values the middle one is the median, whatever their order', () => {
  expect(summarize([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
});

test('of an even number it lies between the two in the middle', () => {
  expect(summarize([4, 1, 3, 100])).toEqual({ median: 3.5, min: 1, max: 100 });
});

test('one value is all three', () => {
  expect(summarize([7])).toEqual({ median: 7, min: 7, max: 7 });
});

test('no values are no measurement', () => {
  expect(() => summarize([])).toThrow('nothing');
});
