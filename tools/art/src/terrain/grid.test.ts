import { expect, test } from 'vitest';
import { Grid } from './grid.ts';

const extent = { left: -2, near: 1, side: 4 };
const slope = () => new Grid(64, extent).fill((x, y) => 3 * x - y);

test('a plane is the same between its points, both ways of reading', () => {
  const grid = slope();
  expect(grid.at(0.123, 2.345)).toBeCloseTo(3 * 0.123 - 2.345, 4);
  const { value, slopeX, slopeY } = grid.sample(0.123, 2.345);
  expect(value).toBeCloseTo(3 * 0.123 - 2.345, 4);
  expect(slopeX).toBeCloseTo(3, 3);
  expect(slopeY).toBeCloseTo(-1, 3);
});

test('the edge goes on for ever', () => {
  expect(slope().at(-100, 1)).toBeCloseTo(slope().at(-2, 1), 4);
});

test('blurring keeps a plane and levels a peak', () => {
  expect(slope().blurred(3).at(0, 3)).toBeCloseTo(slope().at(0, 3), 3);
  const peak = new Grid(64, extent);
  peak.values[32 * 64 + 32] = 49;
  expect(Math.max(...peak.blurred(3).values)).toBeCloseTo(1, 4);
});
