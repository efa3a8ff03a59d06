import { type AppRelease, formatReleaseName, ReleaseError } from '../releases/release.ts';
import type { NextRegistryState } from './site-draft.ts';

/** The versions and files of an app that a running prune (deletion of old versions) deletes. */
export function findOngoingPrune({ pruning }: Pick<NextRegistryState, 'pruning'>, app: string) {
  const ofApp = pruning && Object.hasOwn(pruning.apps, app) ? pruning.apps[app] : undefined;
  return { versions: new Set(ofApp?.versions), files: new Set(ofApp?.files) };
}

/**
 * Rejects a release that a prune (deletion of old versions) is deleting, or that shares a file with the deleted
 * files.
 * @throws {ReleaseError} when the release cannot be used.
 */
export function assertNotBeingPruned(
  draft: Pick<NextRegistryState, 'pruning'>,
  { app, version, manifest }: Pick<AppRelease, 'app' | 'version' | 'manifest'>,
): void {
  const { versions, files } = findOngoingPrune(draft, app);
  const name = formatReleaseName({ app, version });
  const remedy = 'Run "prune" again, and then this command.';
  if (versions.has(version)) throw new ReleaseError(`${name} is being deleted. ${remedy}`);
  const deleted = Object.keys(manifest.files).filter((file) => files.has(file));
  if (deleted.length === 0) return;
  throw new ReleaseError(
    `${name} needs files that are being deleted: ${deleted.join(', ')}. ${remedy}`,
  );
}
