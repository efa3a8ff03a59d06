import type { Registry } from '@torsa/shared/contract/registry';
import type { SiteConfig } from '@torsa/shared/site-config';
import { wantedGeneration } from '../compose/document-generation.ts';
import { type LoadedRemote, type LoadedSite, loadSite } from '../compose/load-site.ts';
import { renderSite } from '../compose/render-site.ts';
import { describeError } from '../describe-error.ts';
import { ReleaseError, type ReleaseSource, releaseName } from '../releases/release.ts';
import { ownProblems } from './own-problems.ts';
import { planLoads } from './plan-loads.ts';
import { routeClashes } from './route-clashes.ts';
import { singletonProblems } from './singletons.ts';

/** A change would break the site, and nothing was changed. `problems` has one text for each reason. */
export class GateRefusal extends Error {
  override readonly name = 'GateRefusal';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Refused, and nothing was changed:\n${problems.map((one) => `- ${one}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Checks a registry before it becomes the site's: what it points to fits together, and the documents render.
 * @param current what is there now: of a remote that stays as it is, only what concerns others is checked.
 * @param finished the generation whose documents are known to be there: only newer ones are rendered.
 * @returns the rendered documents by key, each marked with its generation.
 * @throws {GateRefusal} with all problems.
 */
export async function passGate(
  current: Registry | undefined,
  next: Registry,
  source: ReleaseSource,
  siteConfig: SiteConfig,
  finished: number,
): Promise<ReadonlyMap<string, Buffer>> {
  const hostIsNew = current?.host.live.version !== next.host.live.version;
  const isNew = (app: string, version: string) => hostIsNew || !isThere(current, app, version);
  const { site, problems: loadProblems } = await loadSite(
    next,
    source,
    planLoads(next, finished, isNew),
  ).catch((error: unknown) => {
    if (!(error instanceof ReleaseError)) throw error;
    throw new GateRefusal([describeError(error)]);
  });
  const newcomers = site.remotes.filter(({ release }) => isNew(release.app, release.version));
  const rendered = await renderSite(site, next, siteConfig, wantedGeneration(next) > finished);
  const misfits = newcomers.flatMap((one) => hostProblems(site, one));
  const problems = [
    ...(hostIsNew ? [...ownProblems(site.host.release), ...hostBundleProblems(site)] : []),
    ...newcomers.flatMap(({ release }) => ownProblems(release)),
    ...misfits,
    ...routeClashes(site.remotes),
    ...loadProblems,
    ...rendered.problems,
    ...(await nonLiveRenderProblems(site, newcomers, next, siteConfig)),
  ];
  if (problems.length > 0) throw new GateRefusal([...new Set(problems)]);
  return rendered.documents;
}

function isThere(current: Registry | undefined, app: string, version: string): boolean {
  const remote = current?.remotes[app];
  return [remote?.live, remote?.previous, remote?.canary?.release].some(
    (entry) => entry?.version === version,
  );
}

function hostProblems({ host: { release } }: LoadedSite, remote: LoadedRemote): readonly string[] {
  const { manifest } = release;
  return manifest.kind === 'host' ? singletonProblems(release, manifest, remote) : [];
}

function hostBundleProblems({ host: { release, bundle } }: LoadedSite): readonly string[] {
  const { manifest } = release;
  if (manifest.kind !== 'host') throw new ReleaseError(`${releaseName(release)} is no host.`);
  return Object.entries(manifest.provides)
    .filter(([key, version]) => bundle.provided[key]?.version !== version)
    .map(
      ([key, version]) =>
        `${releaseName(release)} says that it provides "${key}" ${version}, but its node bundle does not: build the host again.`,
    );
}

/** The pages of releases that are not live render too, as if they were. */
async function nonLiveRenderProblems(
  site: LoadedSite,
  newcomers: readonly LoadedRemote[],
  registry: Registry,
  siteConfig: SiteConfig,
): Promise<readonly string[]> {
  const nonLive = newcomers.filter(({ slot, routes }) => slot !== 'live' && routes);
  const rendered = await Promise.all(
    nonLive.map((one) =>
      renderSite({ ...site, remotes: [{ ...one, slot: 'live' }] }, registry, siteConfig, false),
    ),
  );
  return rendered.flatMap(({ problems }) => problems);
}
