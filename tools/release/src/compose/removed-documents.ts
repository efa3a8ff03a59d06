import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { ReleaseSource } from '../releases/release.ts';
import { listDocumentKeys } from './document-keys.ts';

/** The HTML documents to delete: those with the listed store keys (file paths), or all that the site does not need. */
export type DocumentsToRemove =
  | { readonly kind: 'these'; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'allBut'; readonly keys: ReadonlySet<string> };

/**
 * Finds the HTML documents of pages that the next registry no longer contains.
 * @param before the registry before the change; undefined if the documents of that registry are unknown.
 * @throws {ReleaseError} when the store lacks a live release.
 */
export async function findDocumentsToRemove(
  before: ReleaseRegistry | undefined,
  next: ReleaseRegistry,
  source: ReleaseSource,
): Promise<DocumentsToRemove> {
  const keysIn = async (registry: ReleaseRegistry, apps: readonly string[]) => {
    const manifests = await Promise.all(
      apps.map(async (app) => {
        const remote = registry.remotes[app];
        return remote ? (await source(app, remote.live.version)).manifest : undefined;
      }),
    );
    return manifests.flatMap((manifest) => (manifest ? listDocumentKeys(manifest) : []));
  };
  const apps = Object.keys({ ...before?.remotes, ...next.remotes });
  if (!before) return { kind: 'allBut', keys: new Set(await keysIn(next, apps)) };
  const changed = apps.filter(
    (app) => before.remotes[app]?.live.version !== next.remotes[app]?.live.version,
  );
  const kept = new Set(await keysIn(next, changed));
  const old = await keysIn(before, changed);
  return { kind: 'these', keys: new Set(old.filter((key) => !kept.has(key))) };
}
