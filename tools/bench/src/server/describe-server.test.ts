import { expect, test } from 'vitest';
import { describeServer } from './describe-server.ts';

const summary = (median: number) => ({ median, min: median - 1.2, max: median + 1.2 });

test('has a line for each file and server, with the lowest and the highest of all rounds', () => {
  const load = {
    requestsPerSecond: summary(9000),
    p99: summary(40),
    processorTime: summary(30),
    bytes: summary(8041),
  };
  expect(
    describeServer([{ what: 'document', server: 'nginx', load }])
      .split('\n')
      .at(-1),
  ).toBe('| document | nginx | 8.0 | 9000 (8999–9001) | 40 (39–41) | 30 (29–31) |');
});
