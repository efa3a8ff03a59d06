import { expect, test } from 'vitest';
import { sampleResults } from '../testing/sample-results.ts';
import { describeGoals } from './describe-goals.ts';

const results = sampleResults(
  {
    federated: { lcp: 400, interactive: 1300, jsBytes: 114_000, supabaseBytes: 0, chainDepth: 2 },
    monolith: { lcp: 1000, jsBytes: 95_000 },
    prerendered: { lcp: 380, interactive: 1200 },
  },
  {
    marketing: [20_000, 100_000, 100_000, 15_000],
    dashboards: [5000, 100_000, 100_000, 9000],
    host: [120_000, 100_000, 100_000, 20_000],
  },
);

function row(what: string): string | undefined {
  return describeGoals(results)
    .split('\n')
    .find((line) => line.startsWith(`| ${what}`));
}

test('a goal is met when the ratio of the medians is within its limit, the limit included', () => {
  expect(row('LCP of `/` against the plain')).toMatch(/\| 0\.4 \| met \|$/);
  expect(row('Chain depth')).toMatch(/\| 2 \| met \|$/);
  expect(row('JS that a signed-out visitor')).toMatch(/\| 114 KB \| met \|$/);
  expect(row('of which Supabase')).toMatch(/\| 0 KB \| met \|$/);
});

test('a goal that is missed says so with its figure', () => {
  expect(row('LCP of `/` against the prerendered')).toMatch(/\| 1\.053 \| \*\*missed\*\* \|$/);
  expect(row('JS over the wire')).toMatch(/\| 1\.2 \| \*\*missed\*\* \|$/);
});

test('of releases the worse remote counts, and the host does not', () => {
  expect(row('Bytes after one remote')).toMatch(/\| 0\.2 \| \*\*missed\*\* \|$/);
});

test('a goal whose part was not measured stays in the table', () => {
  expect(row('`npm run dev`')).toMatch(/\| – \| not measured yet \|$/);
});
