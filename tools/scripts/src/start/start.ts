import path from 'node:path';
import { assertPortsFree } from '@torsa/node-lib/check-ports';
import { type ChildServer, startChildServer } from '@torsa/node-lib/child-server';
import { CommandError } from '@torsa/node-lib/command-error';
import { runModuleInChildProcess } from '@torsa/node-lib/run-in-child';
import { getDemoDataFolder, readLocalStackSettings } from '@torsa/node-lib/settings';
import { waitForShutdown } from '@torsa/node-lib/wait-for-shutdown';
import { pollSiteSettings } from '@torsa/release/commands/apply-settings';
import { describeError } from '@torsa/release/describe-error';
import { FolderSiteStore } from '@torsa/release/store/folder-store';
import type { SiteConfig } from '@torsa/shared/site-config';
import { buildChangedApps } from '../builds/build-apps.ts';
import { startBackendServers } from './backend-servers.ts';
import { createLocalSiteConfig } from './local-site-config.ts';

/**
 * `start` builds and publishes changed apps, and serves site, backend and inbox until Ctrl-C. With `--demo`, it serves
 * a backend with a year of sample data.
 */
export async function startLocalStack(args: readonly string[]): Promise<void> {
  const isDemo = args.includes('--demo');
  const read = readLocalStackSettings();
  const settings = isDemo ? { ...read, DATA_DIR: getDemoDataFolder(read.DATA_DIR) } : read;
  const { SITE_PORT, API_PORT, INBOX_PORT, SMTP_PORT, SITE_DIR } = settings;
  await assertPortsFree({ SITE_PORT, API_PORT, INBOX_PORT, SMTP_PORT });

  const siteConfig = createLocalSiteConfig(settings);
  const servers = startBackendServers(settings, isDemo);
  let site: ChildServer | undefined;
  const end = new AbortController();
  try {
    const [built] = await Promise.all([buildChangedApps(), servers.ready]);
    if (built.length > 0) console.log(`Built ${built.join(', ')}`);
    const lines = await publishApart(SITE_DIR, siteConfig);
    for (const line of lines) console.log(line);
    const main = path.join(import.meta.dirname, 'site-main.ts');
    site = startChildServer('The site', main, { SITE_PORT, SITE_DIR });
    await site.ready;
    void showSettings(SITE_DIR, end.signal);
    console.log(`Site ready: ${siteConfig.siteUrl}`);
    await waitForShutdown();
  } finally {
    end.abort();
    await Promise.all([site?.stop(), servers.stop()]);
  }
}

/**
 * Publishes the built apps in a separate process, because publishing would leave 100 MB in the server's memory.
 * @returns a message for each app that was not published.
 * @throws {CommandError} when the release gate refuses the apps.
 */
async function publishApart(siteDir: string, siteConfig: SiteConfig): Promise<readonly string[]> {
  const main = path.join(import.meta.dirname, 'publish-main.ts');
  try {
    return (await runModuleInChildProcess(main, { siteDir, siteConfig })) as readonly string[];
  } catch (cause) {
    throw new CommandError(`The site cannot be published.\n${describeError(cause)}`, { cause });
  }
}

/** Writes changed settings of the founder into the documents within seconds, until the abort signal. */
function showSettings(siteDir: string, signal: AbortSignal): Promise<void> {
  const main = path.join(import.meta.dirname, 'settings-main.ts');
  return pollSiteSettings(new FolderSiteStore(siteDir), {
    // Renders the HTML documents in a separate process, because rendering would block the server and increase its
    // memory.
    apply: () => runModuleInChildProcess(main, { siteDir }),
    everyMs: 3000,
    report: (error) =>
      console.error(`The settings could not be written to the site. ${describeError(error)}`),
    signal,
  });
}
