import { findRegistry } from '../registry/read-registry.ts';
import { compressed, encodedKeys, plainKey } from '../store/compress.ts';
import { inParallel } from '../store/in-parallel.ts';
import { siteKeys } from '../store/site-keys.ts';
import { type Store, StoreError, unchangedSince } from '../store/store.ts';
import { generationOf } from './document-generation.ts';
import { isPageDocument } from './document-keys.ts';
import type { VanishedDocuments } from './vanished-documents.ts';

/** How often to look again after another publisher changed a file. */
const attempts = 5;

export interface WrittenFiles {
  /** Keys that were written anew. */
  readonly written: readonly string[];
  /** Keys of documents whose pages are no more. */
  readonly removed: readonly string[];
}

export interface FilesToWrite {
  /** The generation of the registry that they follow from. */
  readonly generation: number;
  /** Documents and their like, by key, each marked with its own generation. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly vanished: VanishedDocuments;
  /** Comes last, as the mark that the rest is done. */
  readonly allReleases: Buffer;
}

/**
 * Writes what follows from a registry, each file only over what an older one left: whoever is slow never overwrites
 * what is newer. Removes the documents of pages that are no more, and says last that all this is done.
 */
export async function writeSiteFiles(
  store: Store,
  { generation, files, vanished, allReleases }: FilesToWrite,
): Promise<WrittenFiles> {
  const written: string[] = [];
  const write = async (key: string, bytes: Buffer) => {
    const forms = isForTheServer(key)
      ? [[key, bytes] as const]
      : await compressed(key, bytes, 'rewritten');
    const mark = generationOf(key, bytes);
    for (const [formKey, content] of forms) {
      if (await writeOverOlder(store, formKey, content, mark)) written.push(formKey);
    }
  };
  await inParallel([...files], ([key, bytes]) => write(key, bytes));
  const removed = await removeVanished(store, generation, vanished);
  await write(siteKeys.allReleases, allReleases);
  return { written: written.sort(), removed };
}

/** What the server reads itself is sent to nobody, so nobody wants it compressed. */
function isForTheServer(key: string): boolean {
  return key === siteKeys.headers || key === siteKeys.redirects;
}

/** @returns false when the store has it already, or a newer one. */
async function writeOverOlder(
  store: Store,
  key: string,
  bytes: Buffer,
  generation: number,
): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
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
  vanished: VanishedDocuments,
): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const key of await keysOf(store, vanished)) {
    const seen = await store.read(key);
    if (!seen || generationOf(key, seen.bytes) > generation) continue;
    // Whoever moved the registry on since knows better which pages there are.
    if ((await findRegistry(store))?.registry.generation !== generation) break;
    await store.remove(key);
    removed.push(key);
  }
  return removed.sort();
}

async function keysOf(store: Store, { kind, keys }: VanishedDocuments): Promise<readonly string[]> {
  if (kind === 'these') return [...keys].flatMap(encodedKeys);
  const listed = (await store.list('')).map(({ key }) => key);
  return listed.filter((key) => isPageDocument(key) && !keys.has(plainKey(key)));
}
