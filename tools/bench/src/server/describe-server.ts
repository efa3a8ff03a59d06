import { kilobytes, table } from '../report/format.ts';
import type { Summary } from '../statistics.ts';
import type { ServerLoad } from './measure-server.ts';

/** One file from one server. */
export interface ServerRow {
  readonly what: string;
  readonly server: string;
  readonly load: Readonly<Record<keyof ServerLoad, Summary>>;
}

/** The table of a run in Markdown. */
export function describeServer(rows: readonly ServerRow[]): string {
  return table(
    ['', 'Server', 'KB', 'requests a second', 'p99, ms', 'processor for one, µs'],
    rows.map(({ what, server, load }) => [
      what,
      server,
      kilobytes(load.bytes.median),
      withRange(load.requestsPerSecond),
      withRange(load.p99),
      withRange(load.processorTime),
    ]),
  );
}

function withRange({ median, min, max }: Summary): string {
  const [middle, low, high] = [median, min, max].map(Math.round);
  return `${middle} (${low}–${high})`;
}
