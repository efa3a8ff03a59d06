import { expect, test } from 'vitest';
import { noiseFrom } from '../maths/noise.ts';
import type { Picture } from '../render/finish.ts';
import { bakeLight } from '../render/light.ts';
import { inkGround, sun } from '../scenes/ground.ts';
import type { Scene } from '../scenes/scene.ts';
import { Grid } from '../terrain/grid.ts';
import { bright, quiet, renderScene } from './render-scene.ts';

/** Small: it is the method that is tested, not the picture. */
const portion = 0.04;

/** One round hill, seen from straight above; the sun stands to the right. */
function hill(): Scene {
  const bumps = noiseFrom(1);
  const ground = new Grid(64, { left: -4, near: -4, side: 8 }).fill(
    (x, y) => Math.exp(-(x * x + y * y)) + 0.02 * bumps(x, y),
  );
  const view = { eye: [0, -0.01, 8], target: [0, 0, 0], angle: 40 } as const;
  return {
    relief: { ground, highest: 2, sun },
    paint: inkGround,
    wide: view,
    tall: view,
    card: view,
  };
}

const draw = (form: 'wide' | 'tall') => {
  const scene = hill();
  return renderScene(scene, bakeLight(scene.relief), form, portion);
};

/** The mean of the bytes in a part of the picture: shares of its width and height. */
function meanLight(
  { width, height, data }: Picture,
  part: readonly [number, number, number, number],
) {
  const [left, right, top, bottom] = part;
  let sum = 0;
  let count = 0;
  for (let row = Math.floor(top * height); row < bottom * height; row += 1) {
    for (let at = Math.floor(left * width) * 3; at < right * width * 3; at += 1) {
      sum += data[row * width * 3 + at] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}

test('the same scene gives the same bytes', () => {
  expect(bright(draw('wide')).data.equals(bright(draw('wide')).data)).toBe(true);
});

test('the side of the hill that faces the sun is the brighter one', () => {
  const picture = bright(draw('wide'));
  const left = meanLight(picture, [0.38, 0.49, 0.35, 0.65]);
  const right = meanLight(picture, [0.51, 0.62, 0.35, 0.65]);
  expect(right).toBeGreaterThan(left * 1.3);
});

test('a wide picture is quiet on the left, a tall one above, and both as they were elsewhere', () => {
  for (const [form, text, subject] of [
    ['wide', [0, 0.42, 0, 1], [0.64, 1, 0, 1]],
    ['tall', [0, 1, 0, 0.28], [0, 1, 0.57, 1]],
  ] as const) {
    const layers = draw(form);
    expect(meanLight(quiet(layers, form), text)).toBeLessThan(
      meanLight(bright(layers), text) * 0.9,
    );
    expect(meanLight(quiet(layers, form), subject)).toBe(meanLight(bright(layers), subject));
  }
});
