import { parseKnownNames } from '@torsa/node-lib/check-names';
import { CommandError } from '@torsa/node-lib/command-error';
import { parseCommandLineArguments } from '@torsa/node-lib/read-arguments';
import { remoteNames } from '@torsa/node-lib/settings';
import { runAllAppsFromSource } from './dev-everything.ts';
import { runRemotesInPublishedSite } from './dev-in-published-site.ts';

const usage = 'Usage: npm run dev -- [remote …] [--site <url>]';

/**
 * `dev` runs all apps and the backend from source with hot reload. `dev <remote …> [--site <url>]` runs only these
 * remotes from source, inside a published site.
 */
export async function runDevServers(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseCommandLineArguments(args, ['site'], usage);
  const names = parseKnownNames('remote', positionals, remoteNames);
  if (names.length > 0) return runRemotesInPublishedSite(names, values.site);
  if (values.site) throw new CommandError('--site needs the names of remotes to run from source.');
  return runAllAppsFromSource();
}
