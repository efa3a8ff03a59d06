import { expect, test } from 'vitest';
import { sample } from '../testing/sample-results.ts';
import { describePerformanceGoals } from './goals.ts';

function row(what: string): string | undefined {
  return describePerformanceGoals(sample)
    .split('\n')
    .find((line) => line.startsWith(`| ${what}`));
}

test('describePerformanceGoals marks a goal as met when the ratio of the medians is at most its limit', () => {
  expect(row('LCP of `/` against the monolith')).toMatch(/\| 0\.4 \| met \|$/);
  expect(row('JS over the wire')).toMatch(/\| 1\.2 \| met \|$/);
  expect(row('Chain depth')).toMatch(/\| 2 \| met \|$/);
  expect(row('JS that a signed-out visitor')).toMatch(/\| 114 KB \| met \|$/);
  expect(row('of which Supabase')).toMatch(/\| 0 KB \| met \|$/);
  expect(row('Click to content')).toMatch(/\| 90 ms \| met \|$/);
  expect(row('Presses lost')).toMatch(/\| 0 \| met \|$/);
});

test('describePerformanceGoals prints the measured value of a missed goal', () => {
  expect(row('LCP of `/` against the prerendered')).toMatch(/\| 1\.053 \| \*\*missed\*\* \|$/);
});

test('describePerformanceGoals compares each limit with the worst measured value', () => {
  expect(row('A press')).toMatch(/\| 110 ms \| \*\*missed\*\* \|$/);
  expect(row('CLS')).toMatch(/\| 0\.02 \| \*\*missed\*\* \|$/);
});

test('describePerformanceGoals uses the largest download after the release of a remote, and ignores a release of the host', () => {
  expect(row('Bytes after one remote')).toMatch(/\| 0\.2 \| \*\*missed\*\* \|$/);
});

test('describePerformanceGoals marks a goal without a measured value as missed', () => {
  const { navigation } = sample;
  const goals = describePerformanceGoals({ ...sample, navigation: { ...navigation, rows: [] } });
  expect(goals).toMatch(/Click to content.*\*\*missed\*\*/);
});
