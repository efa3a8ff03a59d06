import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { runInChild } from '@torsa/node-lib/run-in-child';
import type { SiteConfig } from '@torsa/shared/site-config';

/**
 * Publishes all four built apps into `siteDir`, in a process of its own: composing takes 100 MB more than
 * serving, which would stay with the server until it ends. @returns a line for each app that stays as it was, as
 * somebody took its build back. @throws {CommandError} saying what is not publishable.
 */
export async function publishSite(
  siteDir: string,
  siteConfig: SiteConfig,
): Promise<readonly string[]> {
  const main = path.join(import.meta.dirname, 'publish-main.ts');
  try {
    return (await runInChild(main, { siteDir, siteConfig })) as readonly string[];
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`The site cannot be published.\n${reason}`, { cause });
  }
}
