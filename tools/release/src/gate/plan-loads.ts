import type { Registry } from '@torsa/shared/contract/registry';
import type { LoadDepth } from '../bundles/load-site.ts';
import { wantedRevision } from '../compose/document-revision.ts';
import { type RemoteRef, remoteRefs } from '../registry/refs.ts';
import { releaseName } from '../releases/release.ts';

/** What a change brings: of a release of a remote that is known, only what concerns others is checked. */
export function newReleasesIn(current: Registry | undefined, next: Registry) {
  const hostIsNew = current?.host.live.version !== next.host.live.version;
  const entries = current ? remoteRefs(current) : [];
  const known = new Set(
    entries.map(({ app, entry }) => releaseName({ app, version: entry.version })),
  );
  const isNew = (app: string, version: string) =>
    hostIsNew || !known.has(releaseName({ app, version }));
  return { hostIsNew, isNew };
}

/**
 * Decides how much of each release a check must look at, so that a release of one remote costs the same whatever else
 * is on the site. Remotes whose documents are to be written are loaded: their live releases, their canaries, and what
 * is new of their previous ones, as what was checked once is left alone. Of a remote that stays as it is, the
 * manifest is read where its paths may meet theirs.
 * @param finished the revision whose documents are known to be there.
 */
export function planLoads(
  current: Registry | undefined,
  next: Registry,
  finished: number,
): (entry: RemoteRef) => LoadDepth {
  const { isNew } = newReleasesIn(current, next);
  const isTouched = ({ app }: RemoteRef) => wantedRevision(next, app) > finished;
  const claimed = remoteRefs(next)
    .filter((one) => isTouched(one) && one.channel !== 'previous')
    .flatMap(({ entry }) => entry.routes);
  return (one) => {
    const { app, channel, entry } = one;
    if (isTouched(one))
      return channel !== 'previous' || isNew(app, entry.version) ? 'bundle' : 'nothing';
    if (channel === 'previous') return 'nothing';
    const meets = entry.routes.some((route) => claimed.some((claim) => mayOverlap(route, claim)));
    return meets ? 'manifest' : 'nothing';
  };
}

/** Whether some path may match both patterns: they are the same up to where one of them has a parameter. */
export function mayOverlap(one: string, other: string): boolean {
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
