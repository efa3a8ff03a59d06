import { parseArgs } from 'node:util';
import { CommandError } from '@torsa/node-lib/command-error';

/** The parts of a run, in their order. */
export const partNames = ['page-load', 'updates', 'navigation', 'dev'] as const;

export type PartName = (typeof partNames)[number];

/** The pages that are measured: one of each kind. */
export const standardRoutes = [
  '/',
  '/services/ai-tool',
  '/contact',
  '/auth/login',
  '/dashboard/user',
] as const;

/** Fewer say too little: the results of such a run are not for the documentation. */
export const enoughRounds = 7;

export interface Options {
  readonly rounds: number;
  readonly routes: readonly string[];
  readonly only: readonly PartName[];
}

export const help = `Usage: npm run bench -- [options]
       npm run bench -- <command> [options of the command]

Builds the sources as four federated apps and as one monolith, opens both in Chromium, and writes what it measured
into tools/bench/results, docs/performance.md and docs/images/performance.svg.

  --rounds <n>     how often everything is measured (${enoughRounds}; with fewer, nothing is written)
  --routes <list>  pages, separated by commas (${standardRoutes.join(',')}; with others, nothing is written)
  --only <list>    parts: ${partNames.join(', ')} (all of them)
  --help           this text

BENCH_PORT is the first of the ports that it uses (4600).`;

/** @throws {CommandError} saying what cannot be understood. */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const rounds = Number(values.rounds ?? enoughRounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new CommandError(`--rounds must be a whole number above 0, but is "${values.rounds}".`);
  }
  const routes = list(values.routes) ?? standardRoutes;
  const strayRoute = routes.find((route) => !route.startsWith('/'));
  if (strayRoute !== undefined) {
    throw new CommandError(`--routes must name paths such as /contact, but has "${strayRoute}".`);
  }
  const only = list(values.only) ?? partNames;
  const strayPart = only.find((name) => !isPart(name));
  if (strayPart !== undefined) {
    throw new CommandError(`There is no part "${strayPart}". There are: ${partNames.join(', ')}.`);
  }
  return { rounds, routes, only: only.filter(isPart) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string' },
        routes: { type: 'string' },
        only: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${help}`);
  }
}

function list(text: string | undefined): readonly string[] | undefined {
  return text?.split(',').map((item) => item.trim());
}

function isPart(name: string): name is PartName {
  return (partNames as readonly string[]).includes(name);
}
