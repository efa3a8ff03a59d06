import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { runCommand } from './run-command.ts';
import { stack } from './stack.ts';

export interface BackendWithoutMail {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A second backend for the same site, with nothing listening where it sends its mail. */
export async function backendWithoutMail(): Promise<BackendWithoutMail> {
  const data = await makeTempFolder();
  const backend = runCommand(
    process.execPath,
    ['--import', 'tsx', 'tools/backend/src/backend-main.ts'],
    stack.root,
    { ...stack.portsWithoutMail, SITE_URL: stack.siteUrl, DATA_DIR: data.path },
  );
  await backend.printed('Ready:');
  return {
    url: `http://localhost:${stack.portsWithoutMail.API_PORT}`,
    close: async () => {
      await backend.interrupt();
      await data.remove();
    },
  };
}
