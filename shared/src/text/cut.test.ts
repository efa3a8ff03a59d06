import { expect, test } from 'vitest';
import { cut } from './cut.ts';

test.each([
  ['abc', undefined, 'abc'],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['a\u0301b', 1, ''],
  ['নদী', 2, 'ন'],
  ['👩\u200d👩\u200d👧!', 5, ''],
  [`${'x'.repeat(500)}😀`, 501, 'x'.repeat(500)],
] as const)('the beginning of %j with at most %s units is %j', (text, most, expected) => {
  expect(cut(text, most)).toBe(expected);
});
