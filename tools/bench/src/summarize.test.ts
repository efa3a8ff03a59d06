import { expect, test } from 'vitest';
import { summarize } from './summarize.ts';

test('the median of an odd number of values is the middle one, in any order', () => {
  expect(summarize([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
});

test('the median of an even number of values is between the two middle ones', () => {
  expect(summarize([4, 1, 3, 100])).toEqual({ median: 3.5, min: 1, max: 100 });
});

test('one value is the lowest, the median and the highest', () => {
  expect(summarize([7])).toEqual({ median: 7, min: 7, max: 7 });
});

test('a summary of no values is an error', () => {
  expect(() => summarize([])).toThrow('No values');
});
