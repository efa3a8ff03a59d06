import { parseKnownNames } from '@torsa/node-lib/check-names';
import { appDirs } from '@torsa/node-lib/settings';
import { buildChangedApps } from './build-apps.ts';

/** `build [app …]` builds the apps whose sources have changed: all apps, or only the named apps. */
export async function buildApps(names: readonly string[]): Promise<void> {
  const apps = parseKnownNames('app', names, Object.keys(appDirs));
  const built = await buildChangedApps(apps.length > 0 ? apps : undefined);
  console.log(
    built.length > 0 ? `Built: ${built.join(', ')}` : 'Nothing to build: all builds are current.',
  );
}
