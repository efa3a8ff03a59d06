import { CommandError } from '@torsa/node-lib/command-error';
import { appDirs } from '@torsa/node-lib/settings';

/** @throws {CommandError} when one of these is not the name of an app. */
export function knownApps(names: readonly string[]): readonly string[] {
  const unknown = names.filter((name) => !Object.hasOwn(appDirs, name));
  if (unknown.length === 0) return names;
  throw new CommandError(
    `There is no app ${unknown.join(', ')}. There are: ${Object.keys(appDirs).join(', ')}.`,
  );
}
