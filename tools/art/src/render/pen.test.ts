import { expect, test } from 'vitest';
import { Hit } from './hit.ts';
import { Pen } from './pen.ts';

/** A pen over flat ground where a pixel is a hundredth of a unit wide and, being further away, twice as high. */
function penOverGround(scale = 1): Pen {
  return new Pen(scale, Object.assign(new Hit(), { rightX: 0.01, upY: 0.02 }));
}

test('a slope changes by what a pixel covers of the ground', () => {
  expect(penOverGround().change(1, 0)).toBeCloseTo(0.01);
  expect(penOverGround().change(0, 1)).toBeCloseTo(0.02);
  expect(penOverGround().reach()).toBeCloseTo(0.02);
});

test('a line is as wide as it is told, in pixels of a page', () => {
  const pen = penOverGround(2);
  // Two page pixels are four of the picture: two on each side.
  expect(pen.line(0.01, 0.01, 2)).toBe(1);
  expect(pen.line(0.02, 0.01, 2)).toBeCloseTo(0.5);
  expect(pen.line(0.03, 0.01, 2)).toBe(0);
});

test('lines stand at every interval, and give up where they would run together', () => {
  const pen = penOverGround();
  expect(pen.lines(3, 1, 0.01, 1)).toBeGreaterThan(0.9);
  expect(pen.lines(3.5, 1, 0.01, 1)).toBe(0);
  expect(pen.lines(3, 1, 1, 1)).toBe(0);
});

test('inside is below 0', () => {
  const pen = penOverGround();
  expect(pen.inside(-0.1, 0.01)).toBe(1);
  expect(pen.inside(0, 0.01)).toBeCloseTo(0.5);
  expect(pen.inside(0.1, 0.01)).toBe(0);
});
