import { rotated } from '../interleave.ts';
import { type Summary, summarizeAll } from '../statistics.ts';
import { buildRemotes } from './build-remotes.ts';
import { type GeneratedSite, remoteName } from './generated-sites.ts';
import { hostEdition } from './host-editions.ts';
import { type MeasuredRelease, runRelease } from './run-release.ts';

/** What releases of one kind took, in milliseconds and bytes. */
export type ReleaseSummary = Readonly<Record<keyof MeasuredRelease, Summary>>;

/** What it takes to publish one remote, and the host, in each site. */
export interface Releases {
  readonly remote: ReleaseSummary;
  readonly host: ReleaseSummary;
}

/**
 * Publishes editions of one remote and of the host in each site, one after the other; which site comes first rotates.
 * The first release of each kind does not count. @returns the releases in the order of the sites.
 */
export async function measureReleases(
  folder: string,
  sites: readonly GeneratedSite[],
  rounds: { readonly remote: number; readonly host: number },
): Promise<readonly Releases[]> {
  const editions = Array.from({ length: rounds.remote + 1 }, (_, round) => round + 2);
  const name = remoteName(1);
  const remoteDirs = await buildRemotes(
    folder,
    editions.map((edition) => ({ name, edition })),
  );
  const remote = await publishEach(sites, name, remoteDirs);
  const hostDirs: string[] = [];
  for (let round = 0; round <= rounds.host; round++) {
    hostDirs.push(await hostEdition(folder, round + 1));
  }
  const host = await publishEach(sites, 'host', hostDirs);
  return sites.map((site) => ({
    remote: summarizeAll(remote.get(site) ?? []),
    host: summarizeAll(host.get(site) ?? []),
  }));
}

async function publishEach(
  sites: readonly GeneratedSite[],
  app: string,
  dirs: readonly string[],
): Promise<ReadonlyMap<GeneratedSite, readonly MeasuredRelease[]>> {
  const samples = new Map(sites.map((site) => [site, [] as MeasuredRelease[]]));
  for (const [round, dir] of dirs.entries()) {
    for (const site of rotated(sites, round)) {
      const measured = await runRelease('publish', app, '--from', dir, '--store', site.dir);
      if (round > 0) samples.get(site)?.push(measured);
    }
  }
  return samples;
}
