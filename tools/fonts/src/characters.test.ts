import { expect, test } from 'vitest';
import { bengaliCharacters, formatUnicodeRange, latinCharacters } from './characters.ts';

test('the CSS unicode-range is as short as possible, is sorted and contains each character once', () => {
  expect(formatUnicodeRange('cab…z…')).toBe('U+61-63, U+7A, U+2026');
});

test('the font character lists contain every letter of the sample sentences', () => {
  const english = 'Torsa’s “own” work – 3 × faster — since © 2019 · said… @ home?';
  const own =
    'আমাদের পাড়ার শেষে যে নদী, তার নামে। ওয়েবসাইট ও অ্যাপ, কৃত্রিম বুদ্ধিমত্তা, ঋতু, দুঃখ, চাঁদ, উৎসব: ₹৪৫,০০০';
  for (const letter of english) expect(latinCharacters, letter).toContain(letter);
  for (const letter of own) expect(bengaliCharacters + latinCharacters, letter).toContain(letter);
});
