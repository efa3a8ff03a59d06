import { createDevServer, type DevServer } from './dev-server.ts';

/** The remotes that development servers serve from source, by name. */
export async function startSourceRemotes(
  names: readonly string[],
): Promise<ReadonlyMap<string, DevServer>> {
  return new Map(
    await Promise.all(names.map(async (name) => [name, await createDevServer(name)] as const)),
  );
}

/** The ports of the development servers, by the name of the environment variable that sets the port. */
export function listDevServerPorts(
  remotes: ReadonlyMap<string, DevServer>,
): Record<string, number> {
  return Object.fromEntries(
    [...remotes].map(([name, { port }]) => [getPortVariableName(name), port]),
  );
}

/** Returns the environment variable for a remote's development port, such as `MARKETING_PORT`. */
export function getPortVariableName(name: string): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_PORT`;
}
