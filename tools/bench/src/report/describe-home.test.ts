import { expect, test } from 'vitest';
import { sample } from '../testing/sample-results.ts';
import { describeHome } from './describe-home.ts';

test('each variant has its largest paint, when its menu answers, and its bytes after a release', () => {
  const lines = describeHome(sample).split('\n');
  expect(lines).toContain('| federated | 400 | 40 | 20.0 |');
  expect(lines).toContain('| prerendered monolith | 380 | 1400 | 110.0 |');
});

test('a figure that is not there is an error', () => {
  const updates = { ...sample.updates, rows: [] };
  expect(() => describeHome({ ...sample, updates })).toThrow('no bytes of the federated');
});
