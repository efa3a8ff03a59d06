import { expect, test } from 'vitest';
import { parseRangeHeader } from './range.ts';

test.each([
  [null, undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-100', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  ['bytes=-0', 'none'],
  ['bytes=10-', 'none'],
  ['bytes=6-5', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['pages=1-2', undefined],
])('the range %s of ten bytes is %o', (header, range) => {
  expect(parseRangeHeader(header, 10)).toEqual(range);
});

test.each(['bytes=-5', 'bytes=0-', 'bytes=0-0'])(
  'the range %s of an empty file does not exist',
  (header) => {
    expect(parseRangeHeader(header, 0)).toBe('none');
  },
);
