import type { AddressInfo, Server } from 'node:net';
import { CommandError } from './command-error.ts';

/** The IP address at which all local servers listen. */
export const loopbackAddress = '127.0.0.1';

/**
 * Makes a server listen only on this machine. @param port 0 selects a free port. @param variable the environment
 * variable that sets the port, if any. @returns the port. @throws {CommandError} with the port and its variable if
 * the port cannot be used.
 */
export async function listenOnPort(server: Server, port = 0, variable?: string): Promise<number> {
  try {
    return await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, loopbackAddress, () => resolve((server.address() as AddressInfo).port));
    });
  } catch (cause) {
    if (variable === undefined) throw cause;
    throw new CommandError(
      `Port ${port} cannot be used (${reasonOf(cause)}). Stop the program that uses it, or set ${variable} to another port.`,
      { cause },
    );
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.message;
  return code === 'EADDRINUSE' ? 'another program listens on it' : code;
}
