import { type DevServer, devServer } from './dev-server.ts';

/** The development servers of remotes, by name. */
export async function sourceRemotes(
  names: readonly string[],
): Promise<ReadonlyMap<string, DevServer>> {
  return new Map(
    await Promise.all(names.map(async (name) => [name, await devServer(name)] as const)),
  );
}

/** The ports of development servers, by the environment variable that sets each. */
export function devPorts(remotes: ReadonlyMap<string, DevServer>): Record<string, number> {
  return Object.fromEntries([...remotes].map(([name, { port }]) => [portVariable(name), port]));
}

/** The environment variable for a remote's development port: `MARKETING_PORT`. */
export function portVariable(name: string): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_PORT`;
}
