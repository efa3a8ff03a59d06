import { expect, test } from 'vitest';
import { splitCombiningMarks } from './split-combining-marks.ts';

const acute = '\u0301';

test('splitCombiningMarks does not split normal text in any script', () => {
  for (const text of ['', 'Zoë', 'নমস্কার', `e${acute.repeat(30)}`]) {
    expect(splitCombiningMarks(text)).toEqual([text]);
  }
});

test('splitCombiningMarks returns pieces with at most 30 combining marks in a row, and the joined pieces equal the text', () => {
  const text = `a${acute.repeat(100)}b${'\u09cd'.repeat(31)}${acute.repeat(40)}c`;
  const pieces = splitCombiningMarks(text);
  expect(pieces.join('')).toBe(text);
  for (const piece of pieces) expect(piece).not.toMatch(/\p{M}{31}/u);
});

test('splitCombiningMarks keeps the first 30 combining marks with their letter', () => {
  expect(splitCombiningMarks(`a${acute.repeat(40)}`)[0]).toBe(`a${acute.repeat(30)}`);
});

test('splitCombiningMarks splits 20,000 combining marks in linear time', () => {
  const before = performance.now();
  splitCombiningMarks(acute.repeat(20_000));
  splitCombiningMarks(`${acute.repeat(30)}a`.repeat(650));
  expect(performance.now() - before).toBeLessThan(2_000);
});
