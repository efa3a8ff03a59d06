import type { AddressInfo, Server } from 'node:net';

/** Everything local listens here and nowhere else. */
export const loopback = '127.0.0.1';

/**
 * Lets a server listen on this machine alone.
 * @param port 0 takes one that is free.
 * @returns the port.
 * @throws when the port cannot be had.
 */
export function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, () => resolve((server.address() as AddressInfo).port));
  });
}
