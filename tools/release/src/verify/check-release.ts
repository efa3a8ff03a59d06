import { SchemaError } from '@torsa/shared/contract/parse-contract';
import {
  parseReleaseManifest,
  type ReleaseManifest,
} from '@torsa/shared/contract/release-manifest';
import { decompressFile } from '../compose/document-revision.ts';
import { describeError } from '../describe-error.ts';
import { listCompressedAndPlainKeys } from '../store/compress.ts';
import { parseJson } from '../store/read-json.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { SiteStoreError } from '../store/store.ts';
import type { CachedStoreReader } from './cached-reader.ts';

export interface ReleaseCheckResult {
  readonly problems: readonly string[];
  readonly manifest: ReleaseManifest | undefined;
}

/** Checks every file of a release against its manifest, and the manifest against registry.json. */
export async function checkRelease(
  files: CachedStoreReader,
  app: string,
  version: string,
  manifestIntegrity: string | undefined,
): Promise<ReleaseCheckResult> {
  const key = siteFileKeys.release(app, version);
  const pinned = await files.problemOf(key, manifestIntegrity);
  const bytes = await files.read(key);
  if (!bytes) return { problems: pinned, manifest: undefined };
  try {
    const manifest = parseReleaseManifest(parseJson(bytes, key), key);
    const node = siteFileKeys.nodeBundle(app, version, manifest.node.file);
    const problems = await Promise.all([
      files.problemOf(node, manifest.node.integrity),
      ...Object.entries(manifest.files).map(([name, { integrity }]) =>
        checkForms(files, siteFileKeys.browserFile(app, name), integrity),
      ),
    ]);
    return { problems: [...pinned, ...problems.flat()], manifest };
  } catch (error) {
    if (!(error instanceof SchemaError || error instanceof SiteStoreError)) throw error;
    return { problems: [...pinned, describeError(error)], manifest: undefined };
  }
}

/** Checks a stored file and its compressed forms. */
async function checkForms(
  files: CachedStoreReader,
  key: string,
  integrity: string,
): Promise<readonly string[]> {
  const plain = await files.read(key);
  const compressedKeys = listCompressedAndPlainKeys(key).filter((form) => form !== key);
  const forms = await Promise.all(
    compressedKeys.map(async (form) => {
      const bytes = await files.read(form);
      if (!bytes) return [`${form} is missing.`];
      return plain && !isCompressedFormOf(form, bytes, plain)
        ? [`${form} differs from ${key}.`]
        : [];
    }),
  );
  return [...(await files.problemOf(key, integrity)), ...forms.flat()];
}

/** Returns true if decompressing a compressed file gives the expected bytes. */
export function isCompressedFormOf(key: string, form: Buffer, plain: Buffer): boolean {
  try {
    return decompressFile(key, form).equals(plain);
  } catch {
    return false;
  }
}
