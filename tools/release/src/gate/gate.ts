import { isDeepStrictEqual } from 'node:util';
import { listExportNames } from '@torsa/shared/contract/host-bundle';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { SiteConfig } from '@torsa/shared/site-config';
import {
  type LoadedRemoteRelease,
  type LoadedSiteReleases,
  loadReferencedRelease,
  loadSiteReleases,
} from '../bundles/load-site.ts';
import { findRequiredDocumentRevision } from '../compose/document-revision.ts';
import { renderSite } from '../compose/render-site.ts';
import { describeError } from '../describe-error.ts';
import {
  assertHostRelease,
  formatReleaseName,
  ReleaseError,
  type ReleaseSource,
} from '../releases/release.ts';
import { findLanguageProblems } from './language-problems.ts';
import { findNavigationProblems } from './navigation-problems.ts';
import { findReleaseProblems } from './own-problems.ts';
import { findNewReleases, planReleasesToLoad } from './plan-loads.ts';
import { findRouteClashes } from './route-clashes.ts';
import { findSingletonProblems } from './singletons.ts';

/**
 * The error when the release gate (checks before publishing) refuses a site change. `problems` contains one text for
 * each reason.
 */
export class ReleaseGateRefusal extends Error {
  override readonly name = 'ReleaseGateRefusal';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Refused, and nothing was changed:\n${problems.map((one) => `- ${one}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * The release gate: checks that the releases of a registry are compatible and that their HTML documents render.
 * @param current the current registry. Unchanged remotes are checked only against changed apps.
 * @param finished the newest revision with complete documents. Only documents of later revisions are rendered.
 * @returns the rendered documents by store key, each with its revision.
 * @throws {ReleaseGateRefusal} with all problems.
 */
export async function runReleaseGate(
  current: ReleaseRegistry | undefined,
  next: ReleaseRegistry,
  source: ReleaseSource,
  siteConfig: SiteConfig,
  finished: number,
): Promise<ReadonlyMap<string, Buffer>> {
  const { hostIsNew, isNew } = findNewReleases(current, next);
  const { site, problems: loadProblems } = await loadSiteReleases(
    next,
    source,
    planReleasesToLoad(current, next, finished),
  ).catch((error: unknown) => {
    if (!(error instanceof ReleaseError)) throw error;
    throw new ReleaseGateRefusal([describeError(error)]);
  });
  const newcomers = site.remotes.filter(({ release }) => isNew(release.app, release.version));
  const rendered = await renderSite(
    site,
    next,
    siteConfig,
    findRequiredDocumentRevision(next) > finished,
  );
  const problems = [
    ...(hostIsNew ? [...findReleaseProblems(site.host.release), ...hostBundleProblems(site)] : []),
    ...newcomers.flatMap(({ release }) => findReleaseProblems(release)),
    ...newcomers.flatMap((one) => findSingletonProblems(site.host.release, one)),
    ...(await rollbackProblems(current, next, source, site)),
    ...(await Promise.all(newcomers.map(findLanguageProblems))).flat(),
    ...findRouteClashes(site.remotes),
    ...findNavigationProblems(next, site.host),
    ...loadProblems,
    ...rendered.problems,
    ...(await nonLiveRenderProblems(site, newcomers, next, siteConfig)),
  ];
  if (problems.length > 0) throw new ReleaseGateRefusal([...new Set(problems)]);
  return rendered.documents;
}

/**
 * Checks that the previous host exports everything that the new releases import, so that a rollback of the host
 * works.
 */
async function rollbackProblems(
  current: ReleaseRegistry | undefined,
  { host: { previous } }: ReleaseRegistry,
  source: ReleaseSource,
  { remotes }: LoadedSiteReleases,
): Promise<readonly string[]> {
  const wentLive = remotes.filter(
    ({ channel, release: { app, version } }) =>
      channel === 'live' && current?.remotes[app]?.live.version !== version,
  );
  if (!previous || wentLive.length === 0) return [];
  const host = assertHostRelease(await loadReferencedRelease(source, 'host', previous));
  return wentLive.flatMap((one) => findSingletonProblems(host, one, 'previous'));
}

/**
 * Checks that the host's node bundle exports everything in the host's manifest, because remotes are compared only with
 * the manifest.
 */
function hostBundleProblems({ host: { release, bundle } }: LoadedSiteReleases): readonly string[] {
  return Object.entries(release.manifest.provides)
    .filter(([key, { names, version }]) => {
      const provided = bundle.provided[key];
      if (!provided || !isDeepStrictEqual(listExportNames(provided), names)) return true;
      return version !== undefined && provided.version !== version;
    })
    .map(
      ([key]) =>
        `${formatReleaseName(release)} lists exports of "${key}" that its node bundle does not have: build the host again.`,
    );
}

/**
 * Renders the pages of canary releases and of new previous releases as a check, without storing the HTML documents.
 */
async function nonLiveRenderProblems(
  site: LoadedSiteReleases,
  newcomers: readonly LoadedRemoteRelease[],
  registry: ReleaseRegistry,
  siteConfig: SiteConfig,
): Promise<readonly string[]> {
  const nonLive = newcomers.filter(({ channel, routes }) => channel !== 'live' && routes);
  const rendered = await Promise.all(
    nonLive.map((one) =>
      renderSite({ ...site, remotes: [{ ...one, channel: 'live' }] }, registry, siteConfig, false),
    ),
  );
  return rendered.flatMap(({ problems }) => problems);
}
