import path from 'node:path';
import { SiteFolder } from '@torsa/release/store/site-folder';
import { siteKeys } from '@torsa/release/store/site-keys';
import { parseRegistry, type Registry, type RegistryRemote } from '@torsa/shared/contract/registry';
import type { RemoteRoutes } from '@torsa/shared/contract/remote';
import { tsImport } from 'tsx/esm/api';
import { CommandError } from './command-error.ts';
import { appDirs } from './settings.ts';

export const remoteNames = ['marketing', 'auth', 'dashboards'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** The registry entry of a remote that runs from source: its route table is read afresh, so a new page is there at once. */
export async function sourceRemote(name: RemoteName, port: number): Promise<RegistryRemote> {
  const file = path.join(appDirs[name], 'src/routes.ts');
  const { routes } = (await tsImport(file, import.meta.url)) as RemoteRoutes;
  return {
    version: 'source',
    entry: `http://localhost:${port}/remote.js`,
    routes: routes.map((page) => page.path),
  };
}

/** The registry entries of remotes as they are published. @throws {CommandError} when one of them is not. */
export async function publishedRemotes(
  siteDir: string,
  names: readonly RemoteName[],
): Promise<Registry['remotes']> {
  if (names.length === 0) return {};
  const json = await new SiteFolder(siteDir).readJson(siteKeys.registry);
  const { remotes } =
    json === undefined ? { remotes: {} as Registry['remotes'] } : parseRegistry(json);
  const missing = names.filter((name) => !remotes[name]);
  if (missing.length > 0) {
    throw new CommandError(
      `Not published yet: ${missing.join(', ')}. Run "npm start" once, or name them too.`,
    );
  }
  return Object.fromEntries(
    Object.entries(remotes).filter(([name]) => names.includes(name as RemoteName)),
  );
}
