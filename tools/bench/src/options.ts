import { parseKnownNames } from '@torsa/node-lib/check-names';
import { CommandError } from '@torsa/node-lib/command-error';
import { parseCommandLineArguments } from '@torsa/node-lib/read-arguments';

/** The parts of the benchmark, in the order in which they run. */
export const benchmarkParts = ['page-load', 'presses', 'updates', 'navigation'] as const;

export type BenchmarkPart = (typeof benchmarkParts)[number];

/** The paths of the measured pages: one page of each type of public page. */
export const measuredPaths = ['/', '/services/ai-tool', '/contact', '/auth/login'] as const;

/** The minimum number of measuring rounds for results that may enter the documentation. */
export const minimumMeasuringRounds = 7;

export interface BenchOptions {
  readonly parts: readonly BenchmarkPart[];
  readonly rounds: number;
  /** The folder of another project's site, which the benchmark measures and clicks for comparison. */
  readonly peer?: string | undefined;
}

export const benchHelpText = `Usage: npm run bench -- [options] [part…]

Builds the sources as four federated apps and as one monolith, opens both in Chromium, and writes the measured
times and sizes into tools/bench/results and docs/performance.md.

  part             one of ${benchmarkParts.join(', ')} (all of them)
  --rounds <n>     number of measurements of each part (${minimumMeasuringRounds}; fewer rounds change no file)
  --peer <folder>  folder of another published site, whose home page is measured too
  --help           print this text

BENCH_PORT is the first of the benchmark's ports (4600).`;

/** Parses the benchmark's command line. @throws {CommandError} for invalid command line arguments. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseCommandLineArguments(
    args,
    ['rounds', 'peer'],
    benchHelpText,
  );
  const rounds = Number(values.rounds ?? minimumMeasuringRounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new CommandError(`--rounds must be a whole number above 0, but is "${values.rounds}".`);
  }
  const parts = parseKnownNames('part', positionals, benchmarkParts);
  return { parts: parts.length > 0 ? parts : benchmarkParts, rounds, peer: values.peer };
}
