import { parseArgs } from 'node:util';
import { CommandError } from '@torsa/node-lib/command-error';

/** What is measured, in this order. */
export const partNames = ['page-load', 'presses', 'updates', 'navigation'] as const;

export type PartName = (typeof partNames)[number];

/** The pages that are measured: one of each kind that anybody may see. */
export const standardRoutes = ['/', '/services/ai-tool', '/contact', '/auth/login'] as const;

/** Fewer say too little: the results of such a run are not for the documentation. */
export const enoughRounds = 7;

export interface Options {
  readonly parts: readonly PartName[];
  readonly rounds: number;
  readonly routes: readonly string[];
  /** The folder of another site, which is pressed as well. */
  readonly peer?: string | undefined;
}

export const help = `Usage: npm run bench -- [options] [part…]

Builds the sources as four federated apps and as one monolith, opens both in Chromium, and writes what it measured
into tools/bench/results, docs/performance.md and README.md.

  part             one of ${partNames.join(', ')} (all of them)
  --rounds <n>     how often everything is measured (${enoughRounds}; with fewer, nothing is written)
  --routes <list>  pages, separated by commas (${standardRoutes.join(',')}; with others, nothing is written)
  --peer <folder>  another published site whose home page is pressed as well, say a static one's build
  --help           this text

BENCH_PORT is the first of the ports that it uses (4600).`;

/** @throws {CommandError} saying what cannot be understood. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const rounds = Number(values.rounds ?? enoughRounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new CommandError(`--rounds must be a whole number above 0, but is "${values.rounds}".`);
  }
  const routes = values.routes?.split(',').map((route) => route.trim()) ?? standardRoutes;
  const strayRoute = routes.find((route) => !route.startsWith('/'));
  if (strayRoute !== undefined) {
    throw new CommandError(`--routes must name paths such as /contact, but has "${strayRoute}".`);
  }
  const strayPart = positionals.find((name) => !isPart(name));
  if (strayPart !== undefined) {
    throw new CommandError(`There is no part "${strayPart}". There are: ${partNames.join(', ')}.`);
  }
  const parts = positionals.filter(isPart);
  return { parts: parts.length > 0 ? parts : partNames, rounds, routes, peer: values.peer };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { rounds: { type: 'string' }, routes: { type: 'string' }, peer: { type: 'string' } },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${help}`);
  }
}

function isPart(name: string): name is PartName {
  return (partNames as readonly string[]).includes(name);
}
