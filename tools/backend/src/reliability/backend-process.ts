import { fileURLToPath } from 'node:url';
import { startChildServer } from '@torsa/node-lib/child-server';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { SITE } from '../testing.ts';

const MAIN = fileURLToPath(new URL('../backend-main.ts', import.meta.url));

export interface BackendProcess {
  readonly url: string;
  readonly publishableKey: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** The backend as `npm start` runs it, in a process of its own on a free port. */
export async function startBackendProcess(
  dataDir: string,
  smtpPort: number,
): Promise<BackendProcess> {
  const port = await freePort();
  const server = startChildServer('The backend', MAIN, {
    API_PORT: port,
    SMTP_PORT: smtpPort,
    SITE_URL: SITE,
    DATA_DIR: dataDir,
  });
  await server.ready;
  return {
    // Where it listens: trying ::1 first fails on a busy machine.
    url: `http://127.0.0.1:${port}`,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    kill: () => server.stop('SIGKILL'),
  };
}
