import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import type { ReadyMessage } from '@torsa/node-lib/child-server';
import { listen } from '@torsa/node-lib/listen';
import { root } from '@torsa/node-lib/settings';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { buildStaleApps } from '@torsa/scripts/builds/build-apps';
import { localSiteConfig } from '@torsa/scripts/start/local-site-config';
import { publishSite } from '@torsa/scripts/start/publish-site';
import type { SiteConfig } from '@torsa/shared/site-config';
import { emptyFolder } from '../empty-folder.ts';
import { startBackend } from '../start-backend.ts';
import { buildMonolith } from './build-monolith.ts';
import { plainMonolithSite, prerenderedMonolithSite } from './monolith-site.ts';
import { siteUrls, type Variant, variantNames } from './variants.ts';
import { writeSite } from './write-site.ts';

export interface Sites {
  readonly stop: () => Promise<void>;
}

/** Builds the three variants from one state of the sources, and serves them by one and the same server. */
export async function startSites(): Promise<Sites> {
  const folder = await emptyFolder('sites');
  const backend = startBackend(Object.values(siteUrls));
  const servers: Server[] = [];
  const stop = async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await writeVariants(folder, await backend.ready);
    for (const variant of variantNames) {
      const server = createSiteServer(path.join(folder, variant));
      servers.push(server);
      await listen(server, Number(new URL(siteUrls[variant]).port));
    }
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function writeVariants(folder: string, backend: ReadyMessage): Promise<void> {
  const configOf = (variant: Variant): SiteConfig => localSiteConfig(siteUrls[variant], backend);
  await buildStaleApps();
  await publishSite(path.join(folder, 'federated'), configOf('federated'));
  const monolith = await buildMonolith(root, path.join(folder, 'build'));
  const plain = plainMonolithSite(monolith, configOf('monolith'));
  const prerendered = await prerenderedMonolithSite(monolith, configOf('prerendered'));
  await writeSite(path.join(folder, 'monolith'), plain);
  await writeSite(path.join(folder, 'prerendered'), prerendered);
}
