import sirv from 'sirv';
import { startBackendServers } from './backend-servers.ts';
import { checkPorts } from './check-ports.ts';
import { CommandError } from './command-error.ts';
import { devDocumentMiddleware } from './dev-document.ts';
import { publishedRemotes, type RemoteName, remoteNames } from './dev-registry.ts';
import { startDevServer } from './dev-server.ts';
import { localSiteConfig } from './local-site-config.ts';
import { readSettings, type Settings } from './settings.ts';
import { untilAskedToStop } from './until-asked-to-stop.ts';

/**
 * `dev [remote …]`: the host and the named remotes (all, when none is named) from source with hot reload,
 * the other remotes as they are published, and the backend.
 */
export async function dev(names: readonly string[]): Promise<void> {
  const settings = readSettings();
  const fromSource = chooseRemotes(names, settings);
  const others = remoteNames.filter((name) => !fromSource.has(name));
  const published = await publishedRemotes(settings.SITE_DIR, others);
  const { SITE_PORT, API_PORT, INBOX_PORT, SMTP_PORT, SITE_DIR } = settings;
  await checkPorts({
    SITE_PORT,
    API_PORT,
    INBOX_PORT,
    SMTP_PORT,
    ...Object.fromEntries([...fromSource].map(([name, port]) => [portVariable(name), port])),
  });

  const siteUrl = `http://localhost:${SITE_PORT}`;
  const servers = startBackendServers(settings, siteUrl);
  const devServers: Awaited<ReturnType<typeof startDevServer>>[] = [];
  try {
    const starting = Promise.all([...fromSource.keys()].map((name) => startDevServer(name)));
    const { backend, inbox } = await servers.ready;
    const site = { siteConfig: localSiteConfig(siteUrl, backend), fromSource, published };
    const host = await startDevServer('host', {
      setupMiddlewares: (middlewares) => [
        { name: 'published', middleware: sirv(SITE_DIR, { dev: true, extensions: [] }) },
        ...middlewares,
        { name: 'document', middleware: devDocumentMiddleware(site) },
      ],
    });
    devServers.push(host, ...(await starting));
    console.log(`Backend  ${backend.url}`);
    console.log(`Inbox    ${inbox.url}`);
    for (const [name, port] of fromSource)
      console.log(`${name} from source  http://localhost:${port}`);
    console.log(`Site ready: ${siteUrl}`);
    await untilAskedToStop();
  } finally {
    await Promise.all([...devServers.map((server) => server.stop()), servers.stop()]);
  }
}

function chooseRemotes(
  names: readonly string[],
  settings: Settings,
): ReadonlyMap<RemoteName, number> {
  const unknown = names.filter((name) => !(remoteNames as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no remote ${unknown.join(', ')}. There are: ${remoteNames.join(', ')}.`,
    );
  }
  const chosen = remoteNames.filter((name) => names.length === 0 || names.includes(name));
  return new Map(chosen.map((name) => [name, settings[portVariable(name)]]));
}

function portVariable(name: RemoteName) {
  return `${name.toUpperCase() as Uppercase<RemoteName>}_PORT` as const;
}
