import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { publish } from '../commands/publish.ts';
import { FolderStore } from '../store/folder-store.ts';
import { type Store, StoreError } from '../store/store.ts';
import { MemoryStore } from './memory-store.ts';
import { siteConfig, writeHost, writeRemote } from './sample-builds.ts';

/** A site with a host, marketing and auth in generation 1, in memory. */
export function sampleSite() {
  return publishSample(() => new MemoryStore());
}

/** The same in a folder, for what works on folders alone. */
export function sampleSiteInFolder() {
  return publishSample((folder) => new FolderStore(path.join(folder, 'site')));
}

async function publishSample<Kind extends Store>(open: (folder: string) => Kind) {
  const folder = await tempFolder();
  const store = open(folder);
  const host = await writeHost(folder);
  const marketing = await writeRemote(folder, 'marketing', { '/': 'you', '/about': 'all' });
  const auth = await writeRemote(folder, 'auth', { '/auth/login': 'again' });
  const { registry } = await publish(store, [host, marketing, auth], { siteConfig });
  return { folder, store, registry, dirs: { host, marketing, auth } };
}

/** Fills a store with all files of another one. @returns it. */
export async function filledFrom<Kind extends Store>(store: Store, copy: Kind): Promise<Kind> {
  for (const { key } of await store.list('')) {
    const file = await store.read(key);
    if (file) await copy.write(key, file.bytes);
  }
  return copy;
}

/** What the sample host rendered: its documents are JSON and a mark. */
export async function documentIn(store: Store, key: string): Promise<unknown> {
  const file = await store.read(key);
  if (!file) throw new StoreError(`${key} is missing.`);
  return JSON.parse(file.bytes.toString('utf8').replace(/<!-- generation \d+ -->\s*$/, ''));
}

/** Every file of a store with its bytes. */
export async function contentOf(store: Store): Promise<Readonly<Record<string, string>>> {
  const entries = await Promise.all(
    (await store.list('')).map(
      async ({ key }) => [key, (await store.read(key))?.bytes.toString('base64') ?? ''] as const,
    ),
  );
  return Object.fromEntries(entries);
}
