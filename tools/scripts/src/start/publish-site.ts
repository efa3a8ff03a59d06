import { fork } from 'node:child_process';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { root } from '@torsa/node-lib/settings';
import type { SiteConfig } from '@torsa/shared/site-config';

/**
 * Publishes all four built apps into `siteDir`, in a process of its own: composing takes 100 MB more than
 * serving, which would stay with the server until it ends. @throws {CommandError} saying what is not publishable.
 */
export async function publishSite(siteDir: string, siteConfig: SiteConfig): Promise<void> {
  const child = fork(path.join(root, 'tools/scripts/src/start/publish-main.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('message', ({ type, message }: { type: string; message?: string }) =>
        type === 'done'
          ? resolve()
          : reject(new CommandError(`The site cannot be published.\n${message}`)),
      );
      child.once('exit', () => reject(new CommandError('Publishing was cut short.')));
      child.send({ siteDir, siteConfig });
    });
  } finally {
    child.kill();
  }
}
