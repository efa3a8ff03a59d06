import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endProcess } from '@torsa/node-lib/end-process';
import { freePort } from '@torsa/node-lib/free-port';
import type { ChildMessage } from '../child-process.ts';
import { SITE } from '../testing.ts';

const MAIN = fileURLToPath(new URL('../backend-main.ts', import.meta.url));

export interface BackendProcess {
  readonly url: string;
  readonly publishableKey: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** The backend as `npm start` runs it, in a process of its own on a free port. */
export async function startBackendProcess(dataDir: string): Promise<BackendProcess> {
  const port = String(await freePort());
  const env = {
    ...process.env,
    API_PORT: port,
    SMTP_PORT: String(await freePort()),
    SITE_URL: SITE,
    DATA_DIR: dataDir,
  };
  const child = fork(MAIN, {
    execArgv: ['--import', 'tsx'],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message]: ChildMessage[] = await once(child, 'message');
  if (message?.type !== 'ready' || message.publishableKey === undefined) {
    throw new Error(`The backend did not start: ${JSON.stringify(message)}`);
  }
  return {
    // Where it listens: trying ::1 first fails on a busy machine.
    url: `http://127.0.0.1:${port}`,
    publishableKey: message.publishableKey,
    kill: () => endProcess(child, 'SIGKILL'),
  };
}
