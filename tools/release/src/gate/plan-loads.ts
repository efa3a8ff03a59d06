import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { ReleaseFilesToLoad } from '../bundles/load-site.ts';
import { findRequiredDocumentRevision } from '../compose/document-revision.ts';
import { listRemoteRegistryEntries, type RemoteRegistryEntry } from '../registry/refs.ts';
import { formatReleaseName } from '../releases/release.ts';

/** Finds the releases that a site change adds, which need every check of the release gate. */
export function findNewReleases(current: ReleaseRegistry | undefined, next: ReleaseRegistry) {
  const hostIsNew = current?.host.live.version !== next.host.live.version;
  const entries = current ? listRemoteRegistryEntries(current) : [];
  const known = new Set(
    entries.map(({ app, entry }) => formatReleaseName({ app, version: entry.version })),
  );
  const isNew = (app: string, version: string) =>
    hostIsNew || !known.has(formatReleaseName({ app, version }));
  return { hostIsNew, isNew };
}

/**
 * Decides which files of each release the release gate loads, so that a publish stays fast with many remotes.
 * @param finished the newest revision whose documents are complete.
 */
export function planReleasesToLoad(
  current: ReleaseRegistry | undefined,
  next: ReleaseRegistry,
  finished: number,
): (entry: RemoteRegistryEntry) => ReleaseFilesToLoad {
  const { isNew } = findNewReleases(current, next);
  const isTouched = ({ app }: RemoteRegistryEntry) =>
    findRequiredDocumentRevision(next, app) > finished;
  const claimed = listRemoteRegistryEntries(next)
    .filter((one) => isTouched(one) && one.channel !== 'previous')
    .flatMap(({ entry }) => entry.routes);
  return (one) => {
    const { app, channel, entry } = one;
    if (isTouched(one))
      return channel !== 'previous' || isNew(app, entry.version) ? 'bundle' : 'nothing';
    if (channel === 'previous') return 'nothing';
    const meets = entry.routes.some((route) =>
      claimed.some((claim) => canRoutePatternsMatchSamePath(route, claim)),
    );
    return meets ? 'manifest' : 'nothing';
  };
}

/** True if one URL path may match both route patterns: all segments before the first parameter are equal. */
export function canRoutePatternsMatchSamePath(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const [left = '', right = ''] = [a[index], b[index]];
    if (/^[:*]/.test(left) || /^[:*]/.test(right)) return true;
    if (left !== right) return false;
  }
  return true;
}

function segmentsOf(pattern: string): readonly string[] {
  return pattern.toLowerCase().split('/').filter(Boolean);
}
