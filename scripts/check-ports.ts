import { createServer } from 'node:net';
import { CommandError } from './command-error.ts';

/** Makes sure that ports are free, before anything is started. @throws {CommandError} naming each one that is taken. */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const problems = await Promise.all(
    Object.entries(ports).map(async ([variable, port]) =>
      (await isFree(port))
        ? []
        : [
            `Port ${port} is already in use. End what uses it, or choose another with ${variable}=<port>.`,
          ],
    ),
  );
  if (problems.flat().length > 0) throw new CommandError(problems.flat().join('\n'));
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
