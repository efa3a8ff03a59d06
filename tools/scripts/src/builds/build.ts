import { knownNames } from '@torsa/node-lib/known-names';
import { appDirs } from '@torsa/node-lib/settings';
import { buildStaleApps } from './build-apps.ts';

/** `build [app …]`: builds the named apps, or all of them, where their sources changed. */
export async function build(names: readonly string[]): Promise<void> {
  const apps = knownNames('app', names, Object.keys(appDirs));
  const built = await buildStaleApps(apps.length > 0 ? apps : undefined);
  console.log(built.length > 0 ? `Built: ${built.join(', ')}` : 'Nothing to build: all is fresh.');
}
