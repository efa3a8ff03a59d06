import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { SourceCopy } from '@torsa/e2e/support/source-copy';
import { appDirs } from '@torsa/node-lib/settings';
import { publish } from '@torsa/release/commands/publish';
import { FolderStore } from '@torsa/release/store/folder-store';
import type { SiteConfig } from '@torsa/shared/site-config';
import { buildApps } from '../editable-sources.ts';
import type { Splitting } from '../monolith/config.ts';
import { type BuiltMonolith, buildMonolith } from '../sites/build-monolith.ts';
import { plainMonolithSite, prerenderedMonolithSite } from '../sites/monolith-site.ts';
import { writeSite } from '../sites/write-site.ts';

/** The sites that release: the federated one, and the monolith in three forms. */
export const deployments = {
  federated: 'federated',
  monolith: 'monolith',
  prerendered: 'prerendered monolith',
  /** What a team does that cares for returning visitors and has no federation. */
  split: 'prerendered monolith, libraries split off',
} as const;

export type Deployment = keyof typeof deployments;

export const deploymentNames = Object.keys(deployments) as readonly Deployment[];

/** Of no interest here: nobody signs in. */
const siteConfig: SiteConfig = {
  siteUrl: 'http://localhost:3000',
  backendUrl: 'http://localhost:54321',
  publishableKey: 'none',
  staffEmailDomain: 'staff.torsa.example',
};

/** Publishes what the sources are now into four folders, as each deployment does. */
export async function deployAll(
  source: SourceCopy,
  apps: readonly string[],
  folder: string,
): Promise<void> {
  await buildApps(source, apps);
  const dirs = apps.map((app) => path.join(source.dir, path.basename(appDirs[app] ?? app)));
  await publish(new FolderStore(path.join(folder, 'federated')), dirs, { siteConfig });

  const build = (splitting: Splitting) =>
    buildMonolith(source.dir, path.join(folder, 'build', splitting), splitting);
  const write = (name: Deployment, files: ReadonlyMap<string, Buffer>) =>
    writeSite(path.join(folder, name), files);
  const pages: BuiltMonolith = await build('pages');
  await write('monolith', plainMonolithSite(pages, siteConfig));
  await write('prerendered', await prerenderedMonolithSite(pages, siteConfig));
  await write('split', await prerenderedMonolithSite(await build('libraries'), siteConfig));
}

/** The sites as they are, to release into. */
export async function copyDeployments(from: string, to: string): Promise<void> {
  for (const name of deploymentNames) {
    await cp(path.join(from, name), path.join(to, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
}
