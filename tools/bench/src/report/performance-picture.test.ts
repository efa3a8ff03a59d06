import { expect, test } from 'vitest';
import { sampleResults } from '../testing/sample-results.ts';
import { drawPerformance } from './performance-picture.ts';

const results = sampleResults(
  {
    federated: { lcp: 400, interactive: 1300 },
    monolith: { lcp: 1600, interactive: 1600 },
    prerendered: { lcp: 390, interactive: 1250 },
  },
  {
    marketing: [20_000, 100_000, 100_000, 15_000],
    dashboards: [5000, 100_000, 100_000, 9000],
    host: [120_000, 100_000, 100_000, 20_000],
  },
);

test('the picture says in words what its bars show', () => {
  const picture = drawPerformance(results);
  expect(picture).toContain('largest paint: federated 400 ms, monolith 1600 ms');
  expect(picture).toContain('download: federated 20.0 KB, monolith 100.0 KB');
});

test('its bars are as long as what they stand for', () => {
  const widths = [...(drawPerformance(results) ?? '').matchAll(/<rect .*? width="([\d.]+)"/g)].map(
    ([, width]) => Number(width),
  );
  const [federated = 0, monolith = 1] = widths;
  expect(federated / monolith).toBeCloseTo(400 / 1600, 2);
});

test('without all of its results there is none', () => {
  const { updates } = results;
  expect(drawPerformance(updates ? { updates } : {})).toBeUndefined();
});
