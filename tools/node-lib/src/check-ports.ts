import { createServer } from 'node:net';
import { CommandError } from './command-error.ts';

/** `localhost` may be either: a server on the one that we do not use would be asked in our place. */
const addresses = ['127.0.0.1', '::1'];

/** Makes sure that ports are free, before anything is started. @throws {CommandError} naming each one that is taken. */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const problems: string[] = [];
  for (const [variable, port] of Object.entries(ports)) {
    const wantedBy = Object.keys(ports).find((name) => ports[name] === port);
    if (wantedBy !== undefined && wantedBy !== variable) {
      problems.push(
        `${wantedBy} and ${variable} are both ${port}. Choose another for one of them.`,
      );
    } else if (!(await isFree(port))) {
      problems.push(
        `Port ${port} is already in use. End what uses it, or choose another with ${variable}=<port>.`,
      );
    }
  }
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}

/** Whether a server could listen on a port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  for (const address of addresses) if (!(await isFreeAt(address, port))) return false;
  return true;
}

function isFreeAt(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has no `::1`, and then nobody is there.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    probe.listen(port, address, () => probe.close(() => resolve(true)));
  });
}
