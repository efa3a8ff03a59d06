import type { RegistryRelease, RegistryRemote } from '@torsa/shared/contract/registry';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';

/** Why this browser gets the release that it gets. */
export type Cohort = 'live' | 'canary' | 'preview';

/** The releases of a remote that this browser may use. */
export interface ChosenRemote {
  readonly cohort: Cohort;
  readonly release: RegistryRelease;
  /** What to try, in this order, when the release cannot be loaded. */
  readonly fallbacks: readonly RegistryRelease[];
}

/** Remotes of the site by name, as this browser gets them. */
export type ChosenRemotes = Readonly<Record<string, ChosenRemote>>;

/** A published release that somebody wants to see before others do. */
export interface Preview {
  readonly app: string;
  readonly release: RegistryRelease;
}

/**
 * Decides which release of each remote this browser uses.
 * @param bucketOf where this browser stands for an app, from 0 up to but not including 100.
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
    // Without fall-back: whoever looks at a release wants to see whether it works.
    ...(preview
      ? { [preview.app]: { cohort: 'preview', release: preview.release, fallbacks: [] } }
      : {}),
  };
}

/** A browser is told apart from others only while that decides something. */
function chooseRelease(
  { live, previous, canary }: Omit<RegistryRemote, 'since'>,
  bucket: () => number,
): ChosenRemote {
  const before = previous ? [previous] : [];
  return canary && bucket() < canary.percent
    ? { cohort: 'canary', release: canary.release, fallbacks: [live, ...before] }
    : { cohort: 'live', release: live, fallbacks: before };
}
