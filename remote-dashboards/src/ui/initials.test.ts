import { expect, onTestFinished, test, vi } from 'vitest';
import { getInitials } from './initials.ts';

test.each([
  ['Local Client', 'LC'],
  ['  anita   kumari  das ', 'AK'],
  ['Dutta & Sons of Tufanganj', 'DS'],
  ['Torsa', 'T'],
  ['সৌরভ দত্ত', 'সৌ দ'],
  ['শ্রাবণী ক্ষেত্রপাল', 'শ্রা ক্ষে'],
  ['র\u200d্যামন', 'র\u200d্যা'],
  ['श्रीमती वर्मा', 'श्रीव'],
  ['e\u0301lodie Zola', 'E\u0301Z'],
  ['𝐀da 𐐨xel', '𝐀𐐀'],
  ['😀 Ada', 'A'],
  ['O’Brien (Sales)', 'OS'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(getInitials(name)).toBe(expected);
});

test('the initials of a name do not depend on a Turkish locale of the browser', () => {
  const toUpperCase = String.prototype.toLocaleUpperCase;
  const inTurkish = vi.spyOn(String.prototype, 'toLocaleUpperCase');
  onTestFinished(() => inTurkish.mockRestore());
  inTurkish.mockImplementation(function (this: string) {
    return toUpperCase.call(this, 'tr');
  });
  expect(getInitials('ila roy')).toBe('IR');
});
