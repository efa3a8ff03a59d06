import type { Server } from 'node:http';

/** Lets a server listen on this machine alone. @throws when the port cannot be had. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
