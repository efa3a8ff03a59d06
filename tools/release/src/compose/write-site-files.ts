import { findRegistry } from '../registry/read-registry.ts';
import {
  compressFile,
  listCompressedAndPlainKeys,
  removeCompressionSuffix,
} from '../store/compress.ts';
import { forEachInParallel } from '../store/in-parallel.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { createUnchangedFileCondition, type SiteStore, SiteStoreError } from '../store/store.ts';
import { isPageDocumentKey } from './document-keys.ts';
import { parseDocumentRevision } from './document-revision.ts';
import type { DocumentsToRemove } from './removed-documents.ts';

/** Maximum number of attempts to write a file while another publisher changes it. */
const attempts = 5;

export interface WrittenSiteFiles {
  /** The store keys (file paths) of the written files. */
  readonly written: readonly string[];
  /** The store keys (file paths) of the deleted HTML documents, whose pages were removed. */
  readonly removed: readonly string[];
}

export interface SiteFilesToWrite {
  /** The revision of the registry from which the files are generated. */
  readonly revision: number;
  /** The HTML documents and other generated files by store key (file path), each with its registry revision. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly removedDocuments: DocumentsToRemove;
  /** The content of `remotes.json`. This file is written last and marks the other files as complete. */
  readonly allReleases: Buffer;
}

/**
 * Writes the files that a registry generates, and deletes the documents of removed pages. A slow publisher never
 * overwrites files of a newer revision.
 */
export async function writeSiteFiles(
  store: SiteStore,
  { revision, files, removedDocuments, allReleases }: SiteFilesToWrite,
): Promise<WrittenSiteFiles> {
  const written: string[] = [];
  const write = async (key: string, bytes: Buffer) => {
    const forms = isForTheServer(key)
      ? [[key, bytes] as const]
      : await compressFile(key, bytes, 'fast');
    const mark = parseDocumentRevision(key, bytes);
    for (const [formKey, content] of forms) {
      if (await writeOverOlder(store, formKey, content, mark)) written.push(formKey);
    }
  };
  await forEachInParallel([...files], ([key, bytes]) => write(key, bytes));
  const removed = await deleteRemovedDocuments(store, revision, removedDocuments);
  await write(siteFileKeys.allReleases, allReleases);
  return { written: written.sort(), removed };
}

/** Browsers never request the files `_headers` and `_redirects`, so the files need no compressed forms. */
function isForTheServer(key: string): boolean {
  return key === siteFileKeys.headers || key === siteFileKeys.redirects;
}

/**
 * Writes a file if the stored file is older.
 * @returns false when the store already has an equal or newer file.
 */
async function writeOverOlder(
  store: SiteStore,
  key: string,
  bytes: Buffer,
  revision: number,
): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const seen = await store.read(key);
    if (seen && (seen.bytes.equals(bytes) || parseDocumentRevision(key, seen.bytes) > revision)) {
      return false;
    }
    if ((await store.writeIf(key, bytes, createUnchangedFileCondition(seen))) === 'written')
      return true;
  }
  throw new SiteStoreError(
    `${store.name}/${key} keeps changing. Run "compose" when no other release command is running.`,
  );
}

async function deleteRemovedDocuments(
  store: SiteStore,
  revision: number,
  removedDocuments: DocumentsToRemove,
): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const key of await keysOf(store, removedDocuments)) {
    const seen = await store.read(key);
    if (!seen || parseDocumentRevision(key, seen.bytes) > revision) continue;
    // Stops deleting when another publisher has written a later revision, whose list of pages is newer.
    if ((await findRegistry(store))?.registry.revision !== revision) break;
    await store.remove(key);
    removed.push(key);
  }
  return removed.sort();
}

async function keysOf(
  store: SiteStore,
  { kind, keys }: DocumentsToRemove,
): Promise<readonly string[]> {
  if (kind === 'these') return [...keys].flatMap(listCompressedAndPlainKeys);
  const listed = (await store.list('')).map(({ key }) => key);
  return listed.filter((key) => isPageDocumentKey(key) && !keys.has(removeCompressionSuffix(key)));
}
