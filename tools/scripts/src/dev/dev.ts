import { parseArgs } from 'node:util';
import { CommandError } from '@torsa/node-lib/command-error';
import { remoteNames } from '@torsa/node-lib/settings';
import { devEverything } from './dev-everything.ts';
import { devInPublishedSite } from './dev-in-published-site.ts';

/**
 * `dev`: all apps from source with hot reload, and the backend.
 * `dev <remote …> [--site <address>]`: only these remotes from source, inside the site as it is published,
 * here or at an address.
 */
export async function dev(args: readonly string[]): Promise<void> {
  const { positionals: names, values } = readArguments(args);
  const unknown = names.filter((name) => !remoteNames.includes(name));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no remote ${unknown.join(', ')}. There are: ${remoteNames.join(', ')}.`,
    );
  }
  if (names.length > 0) return devInPublishedSite(names, values.site);
  if (values.site) throw new CommandError('Name the remotes that are to run inside of that site.');
  return devEverything();
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { site: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new CommandError(
      `${error instanceof Error ? error.message : error}\nUsage: npm run dev -- [remote …] [--site <address>]`,
    );
  }
}
