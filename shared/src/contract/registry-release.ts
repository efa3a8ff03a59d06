import { getAppFilesPath } from './app-files.ts';
import type { RegistryRelease } from './registry.ts';
import type { RemoteManifest } from './release-manifest.ts';

/**
 * Converts a published release to its entry in the release registry.
 * @throws {Error} if the release lacks its entry script
 */
export function createRegistryRelease(manifest: RemoteManifest, version: string): RegistryRelease {
  const { app, global, pages, files } = manifest;
  const [entry = ''] = manifest.initial;
  const integrity = files[entry]?.integrity;
  if (!integrity) throw new Error(`${app}@${version} has no entry script "${entry}".`);
  return {
    version,
    entry: getAppFilesPath(app) + entry,
    integrity,
    global,
    routes: pages.map(({ pattern }) => pattern),
  };
}
