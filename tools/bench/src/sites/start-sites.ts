import path from 'node:path';
import { listenOnPort } from '@torsa/node-lib/listen';
import { appDirs, repositoryRoot } from '@torsa/node-lib/settings';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { buildChangedApps } from '@torsa/scripts/builds/build-apps';
import { firstBenchPort, siteVariantNames } from './variants.ts';
import { publishSiteVariants } from './write-variants.ts';

/**
 * Builds the three variants of the site from the same sources, and serves them with the same server code.
 * @param peer folder of another project's site, which is served too.
 */
export async function startBenchmarkSites(
  peer?: string,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { path: folder, remove } = await makeTempFolder();
  await buildChangedApps();
  await publishSiteVariants(folder, repositoryRoot, Object.keys(appDirs));
  const folders = siteVariantNames.map((variant) => path.join(folder, variant));
  const servers = [...folders, ...(peer ? [path.resolve(peer)] : [])].map((dir, index) => ({
    server: createSiteServer(dir),
    port: firstBenchPort + index,
  }));
  for (const { server, port } of servers) await listenOnPort(server, port);
  return {
    stop: async () => {
      for (const { server } of servers) {
        server.close();
        server.closeAllConnections();
      }
      await remove();
    },
  };
}
