import { fork } from 'node:child_process';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { root } from '@torsa/node-lib/settings';
import type { SiteConfig } from '@torsa/shared/site-config';

/** What the process says: what to tell, or why it failed. */
export type Answer = { readonly lines: readonly string[] } | { readonly problem: string };

/**
 * Publishes all four built apps into `siteDir`, in a process of its own: composing takes 100 MB more than
 * serving, which would stay with the server until it ends. @returns a line for each app that stays as it was, as
 * somebody took its build back. @throws {CommandError} saying what is not publishable.
 */
export async function publishSite(
  siteDir: string,
  siteConfig: SiteConfig,
): Promise<readonly string[]> {
  const child = fork(path.join(root, 'tools/scripts/src/start/publish-main.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
  });
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', (answer: Answer) =>
        'lines' in answer
          ? resolve(answer.lines)
          : reject(new CommandError(`The site cannot be published.\n${answer.problem}`)),
      );
      child.once('exit', () => reject(new CommandError('Publishing was cut short.')));
      child.send({ siteDir, siteConfig });
    });
  } finally {
    child.kill();
  }
}
