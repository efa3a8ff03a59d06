import { findRegistry } from '../registry/read-registry.ts';
import { compressed } from '../store/compress.ts';
import { inParallel } from '../store/in-parallel.ts';
import { siteKeys } from '../store/site-keys.ts';
import { type Store, StoreError, unchangedSince } from '../store/store.ts';
import { generationOf, isPageDocument, plainKey } from './document-generation.ts';

export interface WrittenFiles {
  /** Keys that were written anew. */
  readonly written: readonly string[];
  /** Keys of documents whose pages are no more. */
  readonly removed: readonly string[];
}

/**
 * Writes what follows from a registry of this generation, each file only over what an older one left: whoever is
 * slow never overwrites what is newer. Then removes the documents of pages that are no more.
 */
export async function writeSiteFiles(
  store: Store,
  generation: number,
  files: ReadonlyMap<string, Buffer>,
): Promise<WrittenFiles> {
  const written: string[] = [];
  await inParallel([...files], async ([key, bytes]) => {
    const forms = isForTheServer(key) ? [[key, bytes] as const] : await compressed(key, bytes);
    for (const [formKey, content] of forms) {
      if (await writeOverOlder(store, formKey, content, generation)) written.push(formKey);
    }
  });
  return { written: written.sort(), removed: await removeVanished(store, generation, files) };
}

/** What the server reads itself is sent to nobody, so nobody wants it compressed. */
function isForTheServer(key: string): boolean {
  return key === siteKeys.headers || key === siteKeys.redirects;
}

/** @returns whether it was written: not when it is there already, or somebody's newer one is. */
async function writeOverOlder(
  store: Store,
  key: string,
  bytes: Buffer,
  generation: number,
): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const seen = await store.read(key);
    if (seen && (seen.bytes.equals(bytes) || generationOf(key, seen.bytes) > generation)) {
      return false;
    }
    if ((await store.writeIf(key, bytes, unchangedSince(seen))) === 'written') return true;
  }
  throw new StoreError(
    `${store.name}/${key} changes all the time. Run "compose" once it is quiet.`,
  );
}

async function removeVanished(
  store: Store,
  generation: number,
  files: ReadonlyMap<string, Buffer>,
): Promise<readonly string[]> {
  const listed = await store.list('');
  const vanished = listed
    .map(({ key }) => key)
    .filter((key) => isPageDocument(key) && !files.has(plainKey(key)));
  const removed: string[] = [];
  for (const key of vanished) {
    const seen = await store.read(key);
    if (!seen || generationOf(key, seen.bytes) > generation) continue;
    // Whoever moved the registry on since knows better which pages there are.
    if ((await findRegistry(store))?.registry.generation !== generation) break;
    await store.remove(key);
    removed.push(key);
  }
  return removed;
}
