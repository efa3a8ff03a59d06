import path from 'node:path';
import { listen } from '@torsa/node-lib/listen';
import { appDirs, root } from '@torsa/node-lib/settings';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { buildStaleApps } from '@torsa/scripts/builds/build-apps';
import { emptyFolder } from '../settings.ts';
import { siteUrls, variantNames } from './variants.ts';
import { writeVariants } from './write-variants.ts';

/** Builds the three variants from one state of the sources, and serves them by one and the same server. */
export async function startSites(): Promise<{ readonly stop: () => void }> {
  const folder = await emptyFolder('sites');
  await buildStaleApps();
  await writeVariants(folder, root, Object.keys(appDirs));
  const servers = variantNames.map((variant) => ({
    server: createSiteServer(path.join(folder, variant)),
    port: Number(new URL(siteUrls[variant]).port),
  }));
  for (const { server, port } of servers) await listen(server, port);
  return {
    stop: () => {
      for (const { server } of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
