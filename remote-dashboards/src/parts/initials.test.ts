import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Local Client', 'LC'],
  ['  anita   kumari  das ', 'AK'],
  ['Dutta & Sons of Tufanganj', 'DS'],
  ['Torsa', 'T'],
  ['সৌরভ দত্ত', 'সৌ দ'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
