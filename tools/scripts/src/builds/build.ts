import { CommandError } from '@torsa/node-lib/command-error';
import { appDirs } from '@torsa/node-lib/settings';
import { buildStaleApps } from './build-apps.ts';

/** `build [app …]`: builds the named apps, or all of them, where their sources changed. */
export async function build(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in appDirs));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no app ${unknown.join(', ')}. There are: ${Object.keys(appDirs).join(', ')}.`,
    );
  }
  const built = await buildStaleApps(names.length > 0 ? names : undefined);
  console.log(built.length > 0 ? `Built: ${built.join(', ')}` : 'Nothing to build: all is fresh.');
}
