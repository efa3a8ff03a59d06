import path from 'node:path';
import { startChildServer } from '@torsa/node-lib/child-server';
import { makeFolderPrivate } from '@torsa/node-lib/private-folder';
import { type LocalStackSettings, repositoryRoot } from '@torsa/node-lib/settings';
import { createLocalSiteConfig } from './local-site-config.ts';

export interface BackendServers {
  /** A promise that resolves when backend and inbox have reported their URLs. */
  readonly ready: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the local backend and the inbox that shows its emails, each in its own process. */
export function startBackendServers(settings: LocalStackSettings, isDemo = false): BackendServers {
  const { siteUrl } = createLocalSiteConfig(settings);
  const env = { ...settings, SITE_URL: siteUrl, DEMO: isDemo ? 'yes' : 'no' };
  const backend = startChildServer('The backend', serverFile('backend-main.ts'), env);
  const inbox = startChildServer('The inbox', serverFile('inbox-main.ts'), env);
  return {
    ready: Promise.all([
      backend.ready,
      inbox.ready,
      makeFolderPrivate(path.join(repositoryRoot, '.local')),
    ]).then(([url, inboxUrl]) => console.log(`Backend  ${url}\nInbox    ${inboxUrl}`)),
    stop: async () => {
      await Promise.all([backend.stop(), inbox.stop()]);
    },
  };
}

function serverFile(name: string): string {
  return path.join(repositoryRoot, 'tools/backend/src', name);
}
