import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { type RunningCommand, runCommand } from './run-command.ts';
import { stack } from './stack.ts';

export interface BackendWithoutMail {
  readonly url: string;
  /** Where mails can be read, once there is a mail server. */
  readonly inboxUrl: string;
  /** Starts its mail server. */
  readonly startMail: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A second backend for the same site, with nothing listening where it sends its mail. */
export async function backendWithoutMail(
  ports: typeof stack.portsWithoutMail = stack.portsWithoutMail,
): Promise<BackendWithoutMail> {
  const data = await makeTempFolder();
  const env = { ...ports, SITE_URL: stack.siteUrl, DATA_DIR: data.path };
  const started: RunningCommand[] = [];
  const start = async (program: string): Promise<void> => {
    const file = `tools/backend/src/${program}-main.ts`;
    const running = runCommand(process.execPath, ['--import', 'tsx', file], stack.root, env);
    started.push(running);
    await running.printed('Ready:');
  };
  await start('backend');
  return {
    url: `http://localhost:${ports.API_PORT}`,
    inboxUrl: `http://localhost:${ports.INBOX_PORT}`,
    startMail: () => start('inbox'),
    close: async () => {
      await Promise.all(started.map((running) => running.interrupt()));
      await data.remove();
    },
  };
}
