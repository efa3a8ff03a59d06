import { assertPortsFree } from '@torsa/node-lib/check-ports';
import { readLocalStackSettings, remoteNames } from '@torsa/node-lib/settings';
import { waitForShutdown } from '@torsa/node-lib/wait-for-shutdown';
import { type BackendServers, startBackendServers } from '../start/backend-servers.ts';
import { createLocalSiteConfig } from '../start/local-site-config.ts';
import {
  createDevDocumentMiddleware,
  type DevSite,
  storiesPath,
  writeHomePageDocuments,
} from './dev-document.ts';
import { emptyReleaseRegistry, replaceWithSourceRemotes } from './dev-registry.ts';
import { createDevServer } from './dev-server.ts';
import { reloadWithDocument } from './reload-with-document.ts';
import { listDevServerPorts, startSourceRemotes } from './source-remotes.ts';

/** Runs the host, all remotes and the backend from source until Ctrl-C. */
export async function runAllAppsFromSource(): Promise<void> {
  const settings = readLocalStackSettings();
  const { SITE_PORT, API_PORT, INBOX_PORT, SMTP_PORT } = settings;
  const remotes = await startSourceRemotes(remoteNames);
  await assertPortsFree({
    SITE_PORT,
    API_PORT,
    INBOX_PORT,
    SMTP_PORT,
    ...listDevServerPorts(remotes),
  });

  const siteConfig = createLocalSiteConfig(settings);
  const { siteUrl } = siteConfig;
  const host = await createDevServer('host');
  const apps = [host, ...remotes.values()];
  let servers: BackendServers | undefined;
  try {
    const ports = new Map([...remotes].map(([name, { port }]) => [name, port]));
    const site: DevSite = {
      siteConfig,
      registry: () => replaceWithSourceRemotes(emptyReleaseRegistry, ports),
      hostScript: '/host.js',
    };
    const middleware = createDevDocumentMiddleware(site);
    await Promise.all([
      host.start({
        port: SITE_PORT,
        setupMiddlewares: (middlewares) => [...middlewares, { name: 'document', middleware }],
      }),
      ...[...remotes.values()].map((remote) => remote.start()),
    ]);
    await reloadWithDocument(host, [...remotes.values()], () => writeHomePageDocuments(site));
    console.log(`Pages    ${siteUrl} (the backend is starting)`);
    // Starts the backend last, because the pages work without it and its database starts slowly.
    servers = startBackendServers(settings);
    await servers.ready;
    for (const [name, port] of ports) console.log(`${name} from source  http://localhost:${port}`);
    console.log(`Stories  ${siteUrl}${storiesPath}`);
    console.log(`Site ready: ${siteUrl}`);
    await waitForShutdown();
  } finally {
    await Promise.all([...apps.map((app) => app.stop()), servers?.stop()]);
  }
}
