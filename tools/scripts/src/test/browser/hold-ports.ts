import { createServer, type Server } from 'node:net';
import { isFree } from '@torsa/node-lib/check-ports';
import { CommandError } from '@torsa/node-lib/command-error';
import { listen } from '@torsa/node-lib/listen';

/** How many ports one run has for its servers. The last of them is a sign for other runs that all are taken. */
const blockSize = 100;
const sign = blockSize - 1;

/** The ports that `tools/e2e/support/stack.ts` counts from the first. */
const usedPorts = [...range(0, 7), ...range(50, 57), ...range(60, 67), ...range(70, 77), 80].concat(
  range(90, 97),
);

/** The blocks leave out 5060, 6000, 6566 and 6665 to 6697, which browsers refuse to open. */
const firstPorts = [...range(43, 50), ...range(70, 80)].map((hundred) => hundred * 100);

export interface HeldPorts {
  readonly first: number;
  readonly release: () => Promise<void>;
}

/**
 * Finds ports for a run of the browser tests, and keeps other runs from them until they are released.
 * @param chosen the first port, where a person has chosen it
 * @throws {CommandError} when a chosen port, or some port of each block, is in use
 */
export async function holdPorts(chosen = process.env['E2E_PORT']): Promise<HeldPorts> {
  const candidates = chosen ? [Number(chosen)] : firstPorts;
  const problems: string[] = [];
  for (const first of candidates) {
    const server = createServer();
    const inUse = (await hold(server, first + sign)) ? await firstInUse(first) : first + sign;
    if (inUse === undefined) return { first, release: () => close(server) };
    await close(server);
    problems.push(`Port ${inUse} is already in use.`);
  }
  throw new CommandError(
    `The browser tests need ${blockSize} ports. ${problems.join(' ')} End what uses one of them, or choose the first of other ports with E2E_PORT=<port>.`,
  );
}

async function hold(server: Server, port: number): Promise<boolean> {
  return listen(server, port).then(
    () => true,
    () => false,
  );
}

async function firstInUse(first: number): Promise<number | undefined> {
  for (const offset of usedPorts) if (!(await isFree(first + offset))) return first + offset;
  return undefined;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
