import { fileURLToPath } from 'node:url';
import { startChildServer } from '@torsa/node-lib/child-server';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { testBackend } from '../test-database.ts';
import { TEST_SITE_URL } from '../testing.ts';

const MAIN = fileURLToPath(new URL('../backend-main.ts', import.meta.url));

interface BackendProcess {
  readonly url: string;
  readonly publishableKey: string;
  /** The process ID of the backend. */
  readonly pid: () => number | undefined;
  /** Kills the backend process immediately, like a power cut. */
  kill(): Promise<void>;
}

/** A backend, in a process of its own or in this process. */
export type StoppableBackend = Pick<BackendProcess, 'url' | 'publishableKey' | 'kill'>;

/**
 * Starts the backend in this process, for the work after the last kill. A new process would take four times as much
 * processor time.
 */
export async function startBackendInThisProcess(
  dataDir: string,
  smtpPort: number,
): Promise<StoppableBackend> {
  const { url, publishableKey, close } = await testBackend(dataDir, { smtpPort });
  return { url, publishableKey, kill: close };
}

/** Starts the backend like `npm start`, in a separate process on a free port. */
export async function startBackendProcess(
  dataDir: string,
  smtpPort: number,
): Promise<BackendProcess> {
  const port = await freePort();
  const server = startChildServer('The backend', MAIN, {
    API_PORT: port,
    SMTP_PORT: smtpPort,
    SITE_URL: TEST_SITE_URL,
    DATA_DIR: dataDir,
  });
  await server.ready;
  return {
    // Uses the IPv4 address, because a connection to ::1 first fails on a busy machine.
    url: `http://127.0.0.1:${port}`,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    pid: server.pid,
    kill: () => server.stop('SIGKILL'),
  };
}
