import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { publishBuild } from '../../commands/publish.ts';
import { FolderSiteStore } from '../../store/folder-store.ts';
import { siteFileKeys } from '../../store/site-keys.ts';
import type { SiteStore } from '../../store/store.ts';
import { MemoryStore } from '../memory-store.ts';
import { siteConfig, writeHost, writeRemote } from '../sample-builds.ts';
import { copyStore } from '../sample-site.ts';
import { privateContent } from './examine.ts';

/** A published site with private files inside and beside its folder. @returns the folder. */
export async function hostileSite(): Promise<string> {
  const folder = await tempFolder();
  const siteDir = path.join(folder, 'site');
  published ??= publishPlain();
  await copyStore(await published, new FolderSiteStore(siteDir));
  await mkdir(path.join(siteDir, '.store/lock'), { recursive: true });
  for (const name of ['secret.txt', 'site/.store/index.html', 'site/.store/lock/1']) {
    await writeFile(path.join(folder, name), privateContent);
  }
  await writeFile(path.join(siteDir, siteFileKeys.browserFile('marketing', 'known.js')), 'known');
  return siteDir;
}

let published: Promise<SiteStore> | undefined;

async function publishPlain(): Promise<SiteStore> {
  const folder = await tempFolder();
  const store = new MemoryStore();
  const pages = { '/': 'you', '/about': 'all', '/services/:id': 'service', '/link/:token': 'task' };
  const builds = [await writeHost(folder), await writeRemote(folder, 'marketing', pages)];
  await publishBuild(store, builds, { siteConfig });
  return store;
}
