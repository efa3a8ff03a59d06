import type { Server } from 'node:net';
import { listen as listenOn } from '@torsa/node-lib/listen';
import { PortTakenError } from './errors.ts';

/**
 * Listens on a loopback port. `variable` is the environment variable that moves the port.
 * Throws a PortTakenError naming both when another program has the port.
 */
export async function listen(server: Server, port: number, variable: string): Promise<void> {
  try {
    await listenOn(server, port);
  } catch (cause) {
    throw new PortTakenError(
      `Port ${port} cannot be used (${codeOf(cause)}). ` +
        `Stop the program that has it, or choose another port with ${variable}.`,
      { cause },
    );
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.message;
  return code === 'EADDRINUSE' ? 'another program listens on it' : code;
}
