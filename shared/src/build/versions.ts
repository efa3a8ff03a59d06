import { createRequire } from 'node:module';
import { isOwnSingleton, type SingletonKey, singletons } from '../contract/singletons.ts';

const require = createRequire(import.meta.url);

/** What a remote takes of a library: any version of the major one that it was built and tested with. */
export function libraryRange(key: SingletonKey): string | undefined {
  const [major] = libraryVersion(key)?.split('.') ?? [];
  return major && `^${major}`;
}

/** The installed version of a singleton's library; undefined for what is ours, whose names are the contract. */
export function libraryVersion(key: SingletonKey): string | undefined {
  if (isOwnSingleton(key)) return undefined;
  return (require(`${singletons[key]}/package.json`) as { version: string }).version;
}

/** The keys of all shared singletons. */
export const singletonKeys = Object.keys(singletons) as readonly SingletonKey[];
