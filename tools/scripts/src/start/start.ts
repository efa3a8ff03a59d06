import type { Server } from 'node:http';
import { checkPorts } from '@torsa/node-lib/check-ports';
import { listen } from '@torsa/node-lib/listen';
import { readSettings } from '@torsa/node-lib/settings';
import { waitForShutdown } from '@torsa/node-lib/wait-for-shutdown';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { buildStaleApps } from '../builds/build-apps.ts';
import { startBackendServers } from './backend-servers.ts';
import { followSettingsOf } from './follow-settings.ts';
import { localSiteConfig } from './local-site-config.ts';
import { publishSite } from './publish-site.ts';

/**
 * Builds what is stale, publishes it into the local site, and serves site, backend and inbox until Ctrl-C. With `--demo`
 * the backend is another one, with a year of a company's life in it.
 */
export async function start(args: readonly string[]): Promise<void> {
  const isDemo = args.includes('--demo');
  const read = readSettings();
  const settings = isDemo ? { ...read, DATA_DIR: `${read.DATA_DIR}-demo` } : read;
  const { SITE_PORT, API_PORT, INBOX_PORT, SMTP_PORT, SITE_DIR } = settings;
  await checkPorts({ SITE_PORT, API_PORT, INBOX_PORT, SMTP_PORT });

  const siteUrl = `http://localhost:${SITE_PORT}`;
  const servers = startBackendServers(settings, siteUrl, isDemo);
  let site: Server | undefined;
  const end = new AbortController();
  try {
    const [built, { backend, inbox }] = await Promise.all([buildStaleApps(), servers.ready]);
    if (built.length > 0) console.log(`Built ${built.join(', ')}`);
    const lines = await publishSite(SITE_DIR, localSiteConfig(siteUrl, backend));
    for (const line of lines) console.log(line);
    site = createSiteServer(SITE_DIR);
    await listen(site, SITE_PORT);
    void followSettingsOf(SITE_DIR, end.signal);
    console.log(`Backend  ${backend.url}`);
    console.log(`Inbox    ${inbox.url}`);
    console.log(`Site ready: ${siteUrl}`);
    await waitForShutdown();
  } finally {
    end.abort();
    site?.close();
    site?.closeAllConnections();
    await servers.stop();
  }
}
