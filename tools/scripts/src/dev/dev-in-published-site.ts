import { createServer, type Server } from 'node:http';
import { assertPortsFree } from '@torsa/node-lib/check-ports';
import { CommandError } from '@torsa/node-lib/command-error';
import { listenOnPort } from '@torsa/node-lib/listen';
import { readLocalStackSettings } from '@torsa/node-lib/settings';
import { waitForShutdown } from '@torsa/node-lib/wait-for-shutdown';
import { describeError } from '@torsa/release/describe-error';
import { readRegistry } from '@torsa/release/registry/read-registry';
import { readSiteConfig } from '@torsa/release/registry/site-config-files';
import { assertHostRelease } from '@torsa/release/releases/release';
import { createStoredReleaseSource } from '@torsa/release/releases/stored-release';
import { FolderSiteStore } from '@torsa/release/store/folder-store';
import { openReadOnlySiteStore } from '@torsa/release/store/site-reader';
import type { SiteStore } from '@torsa/release/store/store';
import { getAppFilesPath } from '@torsa/shared/contract/app-files';
import type { SiteConfig } from '@torsa/shared/site-config';
import { startBackendServers } from '../start/backend-servers.ts';
import { createLocalSiteConfig } from '../start/local-site-config.ts';
import { createDevDocumentMiddleware } from './dev-document.ts';
import { replaceWithSourceRemotes } from './dev-registry.ts';
import { sendStoredFile } from './send-stored.ts';
import { listDevServerPorts, startSourceRemotes } from './source-remotes.ts';

/**
 * Runs some remotes from source with hot reload inside a published site: the site at the URL `address`, or the local
 * site.
 */
export async function runRemotesInPublishedSite(
  names: readonly string[],
  address: string | undefined,
): Promise<void> {
  const settings = readLocalStackSettings();
  const { SITE_PORT, API_PORT, INBOX_PORT, SMTP_PORT, SITE_DIR } = settings;
  const published = address ? openReadOnlySiteStore(address) : new FolderSiteStore(SITE_DIR);
  const remotes = await startSourceRemotes(names);
  // Reads the published site first, because no development server should start without a published site.
  const registry = await readRegistry(published).catch((cause: unknown) => {
    throw new CommandError(describeError(cause), { cause });
  });
  const backendPorts = address ? {} : { API_PORT, INBOX_PORT, SMTP_PORT };
  await assertPortsFree({ SITE_PORT, ...backendPorts, ...listDevServerPorts(remotes) });

  const local = createLocalSiteConfig(settings);
  const siteConfig = address
    ? { ...(await readSiteConfig(published, registry)), siteUrl: local.siteUrl }
    : local;
  const servers = address ? undefined : startBackendServers(settings);
  const ports = new Map([...remotes].map(([name, { port }]) => [name, port]));
  let site: Server | undefined;
  try {
    await servers?.ready;
    site = await serve(published, ports, siteConfig);
    await Promise.all([...remotes.values()].map((remote) => remote.start()));
    await listenOnPort(site, SITE_PORT);
    for (const [name, port] of ports) console.log(`${name} from source  http://localhost:${port}`);
    console.log(`All other apps are the published versions in ${address ?? SITE_DIR}`);
    console.log(`Site ready: ${local.siteUrl}`);
    await waitForShutdown();
  } finally {
    site?.close();
    site?.closeAllConnections();
    await Promise.all([...[...remotes.values()].map((remote) => remote.stop()), servers?.stop()]);
  }
}

async function serve(
  published: SiteStore,
  ports: ReadonlyMap<string, number>,
  siteConfig: SiteConfig,
): Promise<Server> {
  const document = createDevDocumentMiddleware({
    siteConfig,
    registry: async () => replaceWithSourceRemotes(await readRegistry(published), ports),
    hostScript: await hostScriptIn(published),
  });
  return createServer((request, response) => {
    const fail = (error?: unknown) => {
      console.error(error);
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${error}\n`);
    };
    const { url = '' } = request;
    if (url.startsWith('/apps/')) void sendStoredFile(published, url.slice(1), response);
    else document(request, response, fail);
  });
}

/** The URL of the live host's development bundle. */
async function hostScriptIn(published: SiteStore): Promise<string> {
  const { version } = (await readRegistry(published)).host.live;
  const { manifest } = assertHostRelease(
    await createStoredReleaseSource(published)('host', version),
  );
  return getAppFilesPath('host') + manifest.development;
}
