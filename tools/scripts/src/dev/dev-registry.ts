import { devBuildName, getBuildGlobalVariableName } from '@torsa/shared/contract/names';
import type { RegistryRemoteApp, ReleaseRegistry } from '@torsa/shared/contract/registry';
import { listPageSlotEntries } from '@torsa/shared/contract/slot-entries';
import { readRemotePages } from './read-route-table.ts';

const version = 'source';

/** A registry without published apps, for development. */
export const emptyReleaseRegistry: ReleaseRegistry = {
  revision: 0,
  since: 0,
  navigationSince: 0,
  host: { live: { version } },
  remotes: {},
};

/**
 * Replaces some remotes in a registry of releases by development servers.
 * @param ports port of each development server, by remote name.
 */
export async function replaceWithSourceRemotes(
  registry: ReleaseRegistry,
  ports: ReadonlyMap<string, number>,
): Promise<ReleaseRegistry> {
  const sources = await Promise.all(
    [...ports].map(async ([name, port]) => [name, await sourceRemote(name, port)] as const),
  );
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(sources) } };
}

/** Reads the remote's current route table at each call, so that a new page works immediately. */
async function sourceRemote(name: string, port: number): Promise<RegistryRemoteApp> {
  const pages = await readRemotePages(name);
  return {
    since: 0,
    live: {
      version,
      entry: `http://localhost:${port}/remote.js`,
      global: getBuildGlobalVariableName(name, devBuildName),
      routes: pages.map((page) => page.path),
      nav: pages.flatMap(listPageSlotEntries),
    },
  };
}
