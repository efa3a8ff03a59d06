import { expect, test, vi } from 'vitest';
import { rotated, tryAgain } from './interleave.ts';

test('every item comes first in one round of as many as there are', () => {
  const orders = [0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''));
  expect(orders).toEqual(['abc', 'bca', 'cab', 'abc']);
});

test('a measurement that fails once is made again, and one that fails twice fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const measure = vi.fn().mockRejectedValueOnce(new Error('stumbled')).mockResolvedValueOnce(7);
  expect(await tryAgain('It', measure)).toBe(7);
  measure.mockRejectedValue(new Error('fell'));
  await expect(tryAgain('It', measure)).rejects.toThrow('fell');
});
