import { createServer, type Server } from 'node:net';
import { isPortFree } from '@torsa/node-lib/check-ports';
import { CommandError } from '@torsa/node-lib/command-error';
import { listenOnPort } from '@torsa/node-lib/listen';

/** Number of TCP ports for one run of the browser tests. The run reserves them by listening on the last port. */
const blockSize = 100;
const sign = blockSize - 1;

/** The ports that `tools/e2e/support/stack.ts` uses, as offsets from the run's first port. */
const usedPorts = [...range(0, 7), ...range(50, 57), ...range(60, 67), ...range(70, 77), 80].concat(
  range(90, 97),
);

/**
 * The first port of each block that a test run can choose. No block contains a port that browsers refuse (5060, 6000,
 * 6566 and 6665 to 6697).
 */
const firstPorts = [...range(43, 50), ...range(70, 80)].map((hundred) => hundred * 100);

export interface ReservedPorts {
  readonly first: number;
  readonly release: () => Promise<void>;
}

/**
 * Finds free TCP ports for a run of the browser tests and reserves them until `release` is called.
 * @param chosen the first port, from E2E_PORT.
 * @throws {CommandError} when a port of the chosen block, or of every block, is in use.
 */
export async function reserveTestPorts(chosen = process.env['E2E_PORT']): Promise<ReservedPorts> {
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
    `The browser tests need ${blockSize} free ports. ${problems.join(' ')} Stop the program that uses the port, or set E2E_PORT=<port> to the first port of another block.`,
  );
}

async function hold(server: Server, port: number): Promise<boolean> {
  return listenOnPort(server, port).then(
    () => true,
    () => false,
  );
}

async function firstInUse(first: number): Promise<number | undefined> {
  for (const offset of usedPorts) if (!(await isPortFree(first + offset))) return first + offset;
  return undefined;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
