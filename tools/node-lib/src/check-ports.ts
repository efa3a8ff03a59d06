import { createServer } from 'node:net';
import { CommandError } from './command-error.ts';

/** The addresses that `localhost` can mean. Another server on one of them would receive our requests. */
const addresses = ['127.0.0.1', '::1'];

/** Checks that ports are free before a server starts. @throws {CommandError} with each port in use. */
export async function assertPortsFree(ports: Readonly<Record<string, number>>): Promise<void> {
  const problems: string[] = [];
  for (const [variable, port] of Object.entries(ports)) {
    const wantedBy = Object.keys(ports).find((name) => ports[name] === port);
    if (wantedBy !== undefined && wantedBy !== variable) {
      problems.push(
        `${wantedBy} and ${variable} are both ${port}. Set one of them to another port.`,
      );
    } else if (!(await isPortFree(port))) {
      problems.push(
        `Port ${port} is already in use. Stop the program that uses it, or set ${variable} to another port.`,
      );
    }
  }
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}

/** Returns true if a server could listen on this port of the machine. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const address of addresses) if (!(await isFreeAt(address, port))) return false;
  return true;
}

function isFreeAt(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // Ignores a machine without IPv6: it has no address `::1`, so no server can use the port there.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    probe.listen(port, address, () => probe.close(() => resolve(true)));
  });
}
