import { expect, test } from 'vitest';
import { summarizeMeasurements } from './summarize.ts';

test('summarizeMeasurements returns the middle value as the median of an odd number of unsorted values', () => {
  expect(summarizeMeasurements([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
});

test('summarizeMeasurements returns the mean of the two middle values as the median of an even number of values', () => {
  expect(summarizeMeasurements([4, 1, 3, 100])).toEqual({ median: 3.5, min: 1, max: 100 });
});

test('summarizeMeasurements of a single value returns it as lowest, median and highest value', () => {
  expect(summarizeMeasurements([7])).toEqual({ median: 7, min: 7, max: 7 });
});

test('summarizeMeasurements throws when it gets no values', () => {
  expect(() => summarizeMeasurements([])).toThrow('Cannot summarise an empty list');
});
