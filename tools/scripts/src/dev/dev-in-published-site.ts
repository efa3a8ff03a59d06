import { createServer, type Server } from 'node:http';
import { checkPorts } from '@torsa/node-lib/check-ports';
import { listen } from '@torsa/node-lib/listen';
import { readSettings } from '@torsa/node-lib/settings';
import { waitForShutdown } from '@torsa/node-lib/wait-for-shutdown';
import type { SiteConfig } from '@torsa/shared/site-config';
import { type BackendServers, startBackendServers } from '../start/backend-servers.ts';
import { localSiteConfig } from '../start/local-site-config.ts';
import { devDocumentMiddleware } from './dev-document.ts';
import { withSourceRemotes } from './dev-registry.ts';
import { type PublishedSite, siteAtAddress, siteInFolder } from './published-site.ts';
import { portsOf, sourceRemotes } from './source-remotes.ts';

/**
 * Some remotes from source with hot reload; the host and the other remotes as they are published, in the local
 * site with the local backend, or at `address` with the backend of that site.
 */
export async function devInPublishedSite(
  names: readonly string[],
  address: string | undefined,
): Promise<void> {
  const settings = readSettings();
  const { SITE_PORT, API_PORT, INBOX_PORT, SMTP_PORT, SITE_DIR } = settings;
  const published = address ? siteAtAddress(address) : siteInFolder(SITE_DIR);
  const remotes = await sourceRemotes(names);
  // Asked first: without a published site there is nothing to start for.
  await published.registry();
  const backendPorts = address ? {} : { API_PORT, INBOX_PORT, SMTP_PORT };
  await checkPorts({ SITE_PORT, ...backendPorts, ...portsOf(remotes) });

  const siteUrl = `http://localhost:${SITE_PORT}`;
  const servers = address ? undefined : startBackendServers(settings, siteUrl);
  const ports = new Map([...remotes].map(([name, { port }]) => [name, port]));
  let site: Server | undefined;
  try {
    site = await serve(published, ports, await siteConfigOf(published, servers, siteUrl));
    await Promise.all([...remotes.values()].map((remote) => remote.start()));
    await listen(site, SITE_PORT);
    for (const [name, port] of ports) console.log(`${name} from source  http://localhost:${port}`);
    console.log(`Everything else as published in ${address ?? SITE_DIR}`);
    console.log(`Site ready: ${siteUrl}`);
    await waitForShutdown();
  } finally {
    site?.close();
    site?.closeAllConnections();
    await Promise.all([...[...remotes.values()].map((remote) => remote.stop()), servers?.stop()]);
  }
}

async function siteConfigOf(
  published: PublishedSite,
  servers: BackendServers | undefined,
  siteUrl: string,
): Promise<SiteConfig> {
  if (!servers) return { ...(await published.siteConfig()), siteUrl };
  const { backend, inbox } = await servers.ready;
  console.log(`Backend  ${backend.url}`);
  console.log(`Inbox    ${inbox.url}`);
  return localSiteConfig(siteUrl, backend);
}

async function serve(
  published: PublishedSite,
  ports: ReadonlyMap<string, number>,
  siteConfig: SiteConfig,
): Promise<Server> {
  const document = devDocumentMiddleware({
    siteConfig,
    registry: async () => withSourceRemotes(await published.registry(), ports),
    hostScript: await published.hostScript(),
  });
  return createServer((request, response) => {
    const fail = (error?: unknown) => {
      console.error(error);
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${error}\n`);
    };
    const isFile = request.url?.startsWith('/apps/');
    if (isFile) published.files(request, response, () => response.writeHead(404).end());
    else document(request, response, fail);
  });
}
