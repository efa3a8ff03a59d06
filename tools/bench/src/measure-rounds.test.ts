import { expect, test, vi } from 'vitest';
import { measureInRounds } from './measure-rounds.ts';

test('measureInRounds starts each round with another variant, and summarises each measure over all rounds', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const order: string[] = [];
  const rows = await measureInRounds(3, ['/'], async (_, variant) => ({
    lcp: order.push(variant),
    cls: 0,
  }));
  expect(order.filter((_, index) => index % 3 === 0)).toEqual([
    'federated',
    'monolith',
    'prerendered',
  ]);
  expect(rows[0]).toEqual({
    subject: '/',
    variant: 'federated',
    measures: { lcp: { median: 6, min: 1, max: 8 }, cls: { median: 0, min: 0, max: 0 } },
  });
});

test('measureInRounds repeats a measurement that fails once, and throws when it fails twice', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const measure = vi
    .fn()
    .mockRejectedValueOnce(new Error('stumbled'))
    .mockResolvedValue({ lcp: 7 });
  const [row] = await measureInRounds(1, ['/'], measure);
  expect(row?.measures['lcp']?.median).toBe(7);
  measure.mockReset().mockRejectedValue(new Error('fell'));
  await expect(measureInRounds(1, ['/'], measure)).rejects.toThrow('fell');
});
