import { createRequire } from 'node:module';
import {
  isOwnSharedSingleton,
  type SharedSingletonKey,
  sharedSingletons,
} from '../contract/singletons.ts';

const require = createRequire(import.meta.url);

/** Returns the accepted semver range of a library, which is the major version that the remote was built with. */
export function getMajorVersionRange(key: SharedSingletonKey): string | undefined {
  const [major] = readInstalledLibraryVersion(key)?.split('.') ?? [];
  return major && `^${major}`;
}

/** Returns the installed version of a singleton's library, or undefined for our own singletons. */
export function readInstalledLibraryVersion(key: SharedSingletonKey): string | undefined {
  if (isOwnSharedSingleton(key)) return undefined;
  return (require(`${sharedSingletons[key]}/package.json`) as { version: string }).version;
}

export const sharedSingletonKeys = Object.keys(sharedSingletons) as readonly SharedSingletonKey[];
