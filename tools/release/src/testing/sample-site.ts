import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { publishBuild } from '../commands/publish.ts';
import { FolderSiteStore } from '../store/folder-store.ts';
import { type SiteStore, SiteStoreError } from '../store/store.ts';
import { MemoryStore } from './memory-store.ts';
import { siteConfig, writeHost, writeRemote } from './sample-builds.ts';

/** A site in memory with host, marketing and auth in revision 1. */
export async function sampleSite() {
  const builds = await sampleBuilds();
  const { store, registry } = await publishedSample(builds.dirs);
  return { ...builds, store: store.copy(), registry };
}

/** The same site in a folder, for tests of folders. */
export async function sampleSiteInFolder() {
  const { store: memory, ...site } = await sampleSite();
  return {
    ...site,
    store: await copyStore(memory, new FolderSiteStore(path.join(site.folder, 'site'))),
  };
}

async function sampleBuilds() {
  const folder = await tempFolder();
  const host = await writeHost(folder);
  const marketing = await writeRemote(folder, 'marketing', { '/': 'you', '/about': 'all' });
  const auth = await writeRemote(folder, 'auth', { '/auth/login': 'again' });
  return { folder, dirs: { host, marketing, auth } };
}

/** The published files of the sample builds. They are always the same, so the site is published only once. */
const publishedSample = once(
  async ({ host, marketing, auth }: Awaited<ReturnType<typeof sampleBuilds>>['dirs']) => {
    const store = new MemoryStore();
    const { registry } = await publishBuild(store, [host, marketing, auth], { siteConfig });
    return { store, registry };
  },
);

function once<Input, Output>(work: (input: Input) => Output): (input: Input) => Output {
  let done: { readonly output: Output } | undefined;
  return (input) => {
    done ??= { output: work(input) };
    return done.output;
  };
}

/** Copies all files of a store into another one. @returns the other one. */
export async function copyStore<Kind extends SiteStore>(
  store: SiteStore,
  copy: Kind,
): Promise<Kind> {
  for (const { key } of await store.list('')) {
    const file = await store.read(key);
    if (file) await copy.write(key, file.bytes);
  }
  return copy;
}

/** The JSON that the sample host renders as a document. */
export async function readDocumentJson(store: SiteStore, key: string): Promise<unknown> {
  const file = await store.read(key);
  if (!file) throw new SiteStoreError(`${key} is missing.`);
  return JSON.parse(file.bytes.toString('utf8').replace(/<!-- revision \d+ -->\s*$/, ''));
}

/** All files of a store with their bytes as text. */
export async function readContent(store: SiteStore): Promise<Readonly<Record<string, string>>> {
  const entries = await Promise.all(
    (await store.list('')).map(
      async ({ key }) => [key, (await store.read(key))?.bytes.toString('base64') ?? ''] as const,
    ),
  );
  return Object.fromEntries(entries);
}
