import type { RegistryRelease, RegistryRemoteApp } from '@torsa/shared/contract/registry';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';

/**
 * The reason for the release of a remote (micro-frontend) in this browser: it is live, a canary release or a preview.
 */
export type ReleaseCohort = 'live' | 'canary' | 'preview';

/** The releases of one remote (micro-frontend) that were chosen for this browser. */
export interface ChosenRemoteReleases {
  readonly cohort: ReleaseCohort;
  readonly release: RegistryRelease;
  /** Fallback releases, in the order in which the loader tries them if `release` fails to load. */
  readonly fallbacks: readonly RegistryRelease[];
}

/** The releases chosen for this browser, keyed by the name of the remote (micro-frontend). */
export type ChosenReleases = Readonly<Record<string, ChosenRemoteReleases>>;

/** A published release of a remote (micro-frontend) that only this browser tab shows. */
export interface ReleasePreview {
  readonly app: string;
  readonly release: RegistryRelease;
}

/**
 * Chooses the release of each remote (micro-frontend) for this browser.
 * @param bucketOf returns the canary bucket of this browser for an app: 0 to 99, or 100 for no canary release.
 */
export function chooseReleases(
  { remotes }: Pick<SiteReleases, 'remotes'>,
  bucketOf: (app: string) => number,
  preview?: ReleasePreview,
): ChosenReleases {
  const chosen = Object.entries(remotes).map(
    ([app, remote]) => [app, chooseRelease(remote, () => bucketOf(app))] as const,
  );
  return {
    ...Object.fromEntries(chosen),
    // A previewed release has no fallbacks, because a fallback would hide its failure from the tester.
    ...(preview
      ? { [preview.app]: { cohort: 'preview', release: preview.release, fallbacks: [] } }
      : {}),
  };
}

/** Computes the canary bucket only if the remote app has a canary release, because this stores an ID in the browser. */
function chooseRelease(
  { live, previous, canary }: Omit<RegistryRemoteApp, 'since'>,
  bucket: () => number,
): ChosenRemoteReleases {
  const before = previous ? [previous] : [];
  return canary && bucket() < canary.percent
    ? { cohort: 'canary', release: canary.release, fallbacks: [live, ...before] }
    : { cohort: 'live', release: live, fallbacks: before };
}
