import { kilobytes, milliseconds, ratio, table } from '../report/format.ts';
import type { FileSize, FileSizes } from './file-sizes.ts';
import type { FirstLoad } from './measure-first-loads.ts';
import type { ReleaseSummary, Releases } from './measure-releases.ts';

/** All that is measured of a site with so many remotes. */
export interface ScaleRow extends FileSizes, Releases {
  readonly remotes: number;
  readonly firstLoad: FirstLoad;
}

/** The table of a run in Markdown: a column for each site, and what the largest has more than the smallest. */
export function describeScale(rows: readonly ScaleRow[]): string {
  const [smallest, largest] = [rows.at(0), rows.at(-1)];
  if (!smallest || !largest) throw new Error('There is nothing to describe.');
  const line = (
    what: string,
    show: (row: ScaleRow) => string,
    value: (row: ScaleRow) => number,
  ): readonly string[] => [what, ...rows.map(show), ratio(value(largest), value(smallest))];
  const size = (what: string, of: (row: ScaleRow) => FileSize) =>
    line(
      what,
      (row) => kilobytes(of(row).brotli),
      (row) => of(row).brotli,
    );
  const load = (what: string, key: keyof FirstLoad, show: (value: number) => string) =>
    line(
      what,
      ({ firstLoad }) => show(firstLoad[key].median),
      ({ firstLoad }) => firstLoad[key].median,
    );
  const release = (what: string, of: (row: ScaleRow) => ReleaseSummary) => [
    line(
      `${what}, ms`,
      (row) => milliseconds(of(row).processMilliseconds),
      (row) => of(row).processMilliseconds.median,
    ),
    line(
      '– without the start of Node, ms',
      (row) => milliseconds(of(row).milliseconds),
      (row) => of(row).milliseconds.median,
    ),
    line(
      '– memory at most, MB',
      (row) => String(Math.round(of(row).peakBytes.median / 1_000_000)),
      (row) => of(row).peakBytes.median,
    ),
  ];
  return table(
    ['Remotes', ...rows.map(({ remotes }) => String(remotes)), 'last to first'],
    [
      size('Document, KB brotli', ({ document }) => document),
      load('First load, KB', 'bytes', kilobytes),
      load('First load, requests', 'requests', String),
      load('First load, chain', 'chainDepth', String),
      load('First load, LCP in ms', 'lcp', (value) => String(Math.round(value))),
      load('First load, interactive in ms', 'interactive', (value) => String(Math.round(value))),
      size('`remotes.json`, KB brotli', ({ allReleases }) => allReleases),
      ...release('Release of one remote', ({ remote }) => remote),
      ...release('Release of the host', ({ host }) => host),
    ],
  );
}
