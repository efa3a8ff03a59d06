import type { RegistryRelease, RegistryRemote } from '@torsa/shared/contract/registry';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';

/** The reason why this browser gets a release. */
export type Cohort = 'live' | 'canary' | 'preview';

/** The releases of a remote that this browser may use. */
export interface ChosenRemote {
  readonly cohort: Cohort;
  readonly release: RegistryRelease;
  /** The releases to try in this order if `release` fails to load. */
  readonly fallbacks: readonly RegistryRelease[];
}

/** The releases chosen for this browser, by the name of the remote. */
export type ChosenRemotes = Readonly<Record<string, ChosenRemote>>;

/** A published release that only this tab shows. */
export interface Preview {
  readonly app: string;
  readonly release: RegistryRelease;
}

/**
 * Chooses the release of each remote for this browser.
 * @param bucketOf returns the bucket of this browser for an app, from 0 to 99, or 100 outside of every canary.
 */
export function chooseReleases(
  { remotes }: Pick<SiteReleases, 'remotes'>,
  bucketOf: (app: string) => number,
  preview?: Preview,
): ChosenRemotes {
  const chosen = Object.entries(remotes).map(
    ([app, remote]) => [app, chooseRelease(remote, () => bucketOf(app))] as const,
  );
  return {
    ...Object.fromEntries(chosen),
    // A preview has no fallbacks, so that its failure is visible.
    ...(preview
      ? { [preview.app]: { cohort: 'preview', release: preview.release, fallbacks: [] } }
      : {}),
  };
}

/** The bucket is computed only if the remote has a canary: it stores an id in the browser. */
function chooseRelease(
  { live, previous, canary }: Omit<RegistryRemote, 'since'>,
  bucket: () => number,
): ChosenRemote {
  const before = previous ? [previous] : [];
  return canary && bucket() < canary.percent
    ? { cohort: 'canary', release: canary.release, fallbacks: [live, ...before] }
    : { cohort: 'live', release: live, fallbacks: before };
}
