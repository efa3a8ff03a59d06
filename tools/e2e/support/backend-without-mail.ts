import { copySeedData } from './copy-seed-data.ts';
import { runBackend } from './run-backend.ts';
import { testStack } from './stack.ts';

export interface BackendWithoutMail {
  readonly url: string;
  /** The URL of the local email inbox, which responds only after `startMail`. */
  readonly inboxUrl: string;
  readonly startMail: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a second backend for the tested site, whose SMTP port has no server. */
export async function startBackendWithoutMail(): Promise<BackendWithoutMail> {
  const data = await copySeedData();
  const ports = testStack.portsWithoutMail;
  const env = { ...ports, DATA_DIR: data.path };
  const started = [await runBackend('backend', env)];
  return {
    url: `http://localhost:${ports.API_PORT}`,
    inboxUrl: `http://localhost:${ports.INBOX_PORT}`,
    startMail: async () => {
      started.push(await runBackend('inbox', env));
    },
    close: async () => {
      await Promise.all(started.map((running) => running.interrupt()));
      await data.remove();
    },
  };
}
