import path from 'node:path';
import { LOCAL_PUBLISHABLE_KEY } from '@torsa/backend/keys';
import { type ReadyMessage, startChildServer } from '@torsa/node-lib/child-server';
import { root, type Settings } from '@torsa/node-lib/settings';

export interface BackendServers {
  readonly ready: Promise<{ readonly backend: ReadyMessage; readonly inbox: ReadyMessage }>;
  readonly stop: () => Promise<void>;
}

/** Starts the local backend and the inbox for its mail, each in a process of its own. */
export function startBackendServers(
  settings: Settings,
  siteUrl: string,
  isDemo = false,
): BackendServers {
  const { API_PORT, INBOX_PORT, SMTP_PORT, DATA_DIR } = settings;
  const env = {
    API_PORT,
    INBOX_PORT,
    SMTP_PORT,
    DATA_DIR,
    SITE_URL: siteUrl,
    DEMO: isDemo ? 'yes' : 'no',
  };
  const backend = startChildServer('The backend', serverFile('backend-main.ts'), env);
  const inbox = startChildServer('The inbox', serverFile('inbox-main.ts'), env);
  return {
    ready: Promise.all([backend.ready, inbox.ready]).then(([backendReady, inboxReady]) => ({
      backend: backendReady,
      inbox: inboxReady,
    })),
    stop: async () => {
      await Promise.all([backend.stop(), inbox.stop()]);
    },
  };
}

/** Where the local backend will answer, for whoever must know before it does. */
export function backendToBe({ API_PORT }: Settings): ReadyMessage {
  return { url: `http://localhost:${API_PORT}`, publishableKey: LOCAL_PUBLISHABLE_KEY };
}

function serverFile(name: string): string {
  return path.join(root, 'tools/backend/src', name);
}
