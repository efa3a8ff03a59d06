import { expect, test } from 'vitest';
import { describeScale, type ScaleRow } from './describe-scale.ts';

const summary = (median: number) => ({ median, min: median, max: median });
const loadMeasures = [
  ...['fcp', 'lcp', 'cls', 'tbt', 'bytes', 'jsBytes', 'requests', 'chainDepth'],
  ...['supabaseBytes', 'aheadBytes', 'alive', 'interactive'],
] as const;

function rowWith(remotes: number, factor: number): ScaleRow {
  const release = {
    processMilliseconds: summary(800 * factor),
    milliseconds: summary(300 * factor),
    peakBytes: summary(200_000_000 * factor),
  };
  return {
    remotes,
    document: { plain: 30_000, brotli: 7000 },
    allReleases: { plain: 3000 * factor, brotli: 700 * factor },
    firstLoad: Object.fromEntries(
      loadMeasures.map((measure) => [measure, summary(1000)]),
    ) as ScaleRow['firstLoad'],
    remote: release,
    host: release,
  };
}

test('has a column for each site, and what the largest has more than the smallest', () => {
  const lines = describeScale([rowWith(5, 1), rowWith(100, 3)]).split('\n');
  expect(lines[0]).toBe('| Remotes | 5 | 100 | last to first |');
  expect(lines).toContain('| Document, KB brotli | 7.0 | 7.0 | 1.00 |');
  expect(lines).toContain('| `remotes.json`, KB brotli | 0.7 | 2.1 | 3.00 |');
  expect(lines).toContain('| Release of one remote, ms | 800 | 2400 | 3.00 |');
  expect(lines).toContain('| – memory at most, MB | 200 | 600 | 3.00 |');
});
