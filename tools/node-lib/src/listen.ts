import type { AddressInfo, Server } from 'node:net';
import { CommandError } from './command-error.ts';

/** Everything local listens here and nowhere else. */
export const loopback = '127.0.0.1';

/**
 * Lets a server listen on this machine alone.
 * @param port 0 takes one that is free. @param variable the environment variable that moves the port, if one does.
 * @returns the port.
 * @throws when the port cannot be had: a {@link CommandError} naming the port and its variable.
 */
export async function listen(server: Server, port = 0, variable?: string): Promise<number> {
  try {
    return await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, loopback, () => resolve((server.address() as AddressInfo).port));
    });
  } catch (cause) {
    if (variable === undefined) throw cause;
    throw new CommandError(
      `Port ${port} cannot be used (${reasonOf(cause)}). Stop the program that has it, or choose another port with ${variable}.`,
      { cause },
    );
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.message;
  return code === 'EADDRINUSE' ? 'another program listens on it' : code;
}
