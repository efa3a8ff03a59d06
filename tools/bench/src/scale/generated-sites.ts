import path from 'node:path';
import { publish } from '@torsa/release/commands/publish';
import { FolderStore } from '@torsa/release/store/folder-store';
import { offlineSiteConfig } from '../offline-site-config.ts';
import { buildRemotes } from './build-remotes.ts';

/** A published site with so many remotes. */
export interface GeneratedSite {
  readonly remotes: number;
  readonly dir: string;
}

/** The name of one of the generated remotes, counted from 1. */
export function remoteName(index: number): string {
  return `team-${String(index).padStart(3, '0')}`;
}

/** Publishes a site for each number of remotes, all with the same host and the same builds. */
export async function publishSites(
  folder: string,
  hostDir: string,
  counts: readonly number[],
): Promise<readonly GeneratedSite[]> {
  const names = Array.from({ length: Math.max(...counts) }, (_, index) => remoteName(index + 1));
  const dirs = await buildRemotes(
    folder,
    names.map((name) => ({ name, edition: 1 })),
  );
  const sites = counts.map((remotes) => ({ remotes, dir: path.join(folder, `site-${remotes}`) }));
  for (const { remotes, dir } of sites) {
    await publish(new FolderStore(dir), [hostDir, ...dirs.slice(0, remotes)], {
      siteConfig: offlineSiteConfig,
    });
  }
  return sites;
}
