import { expect, test } from 'vitest';
import { sample } from '../testing/sample-results.ts';
import { describePartResults } from './describe-part.ts';

test('describePartResults prints a line for each test case and variant, and no ratio for measures that can be 0', () => {
  const lines = describePartResults(sample['page-load']).split('\n');
  expect(lines).toContain('|  |  | LCP, ms | interactive, ms | TBT, ms | CLS | JS, KB | chain |');
  expect(lines).toContain('| `/` | federated | 400 | 1300 | 9 | 0 | 114.0 | 2 |');
  expect(lines).toContain('|  | against the | LCP | interactive | JS |');
  expect(lines).toContain('| `/` | monolith | 0.40 | 0.81 | 1.20 |');
});

test('describePartResults prints the lowest and the highest value of a measure if they differ', () => {
  const { conditions, rows } = sample.navigation;
  const [row] = rows;
  if (!row) throw new Error('The sample has no navigation.');
  const clickToContent = { median: 90, min: 80.4, max: 99.6 };
  expect(
    describePartResults({ conditions, rows: [{ ...row, measures: { clickToContent } }] }),
  ).toContain('| pointer on Log In | federated | 90 (80–100) |');
});
