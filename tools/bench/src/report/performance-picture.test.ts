import { expect, test } from 'vitest';
import { sample } from '../testing/sample-results.ts';
import { drawPerformance } from './performance-picture.ts';

test('the picture says in words what its bars show', () => {
  const picture = drawPerformance(sample);
  expect(picture).toContain('largest paint: federated 400 ms, monolith 1000 ms');
  expect(picture).toContain('download: federated 20.0 KB, monolith 100.0 KB');
});

test('its bars are as long as what they stand for', () => {
  const widths = [...drawPerformance(sample).matchAll(/<rect .*? width="([\d.]+)"/g)].map(
    ([, width]) => Number(width),
  );
  const [federated = 0, monolith = 1] = widths;
  expect(federated / monolith).toBeCloseTo(400 / 1000, 2);
});
