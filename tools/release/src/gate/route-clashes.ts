import { matchRoutes } from 'react-router-dom';
import type { LoadedRemoteRelease } from '../bundles/load-site.ts';
import { formatReleaseName } from '../releases/release.ts';
import { reservedPathSegments } from '../store/site-keys.ts';

interface Claim {
  readonly name: string;
  readonly app: string;
  readonly channel: LoadedRemoteRelease['channel'];
  readonly pattern: string;
}

/**
 * Finds duplicate and reserved page paths in live and canary releases. A page of a previous release may have moved to
 * another remote.
 */
export function findRouteClashes(remotes: readonly LoadedRemoteRelease[]): readonly string[] {
  const claimants = remotes.filter(({ channel }) => channel !== 'previous');
  const claims = claimants.flatMap(claimsOf);
  const byShape = Map.groupBy(claims, ({ shape }) => shape);
  return [
    ...claims.flatMap(({ name, pattern }) => reservedProblem(name, pattern)),
    ...[...byShape.values()].flatMap(clashesAmong),
    ...claimants.flatMap((one) => lostDocuments(one, claimants)),
  ];
}

/** Finds HTML documents of one remote whose paths also match a more specific route pattern of another remote. */
function lostDocuments(
  { release, manifest, channel }: LoadedRemoteRelease,
  claimants: readonly LoadedRemoteRelease[],
): readonly string[] {
  const others = claimants.filter((other) => other.release.app !== release.app);
  const routesOf = (claimant: Pick<LoadedRemoteRelease, 'release' | 'manifest' | 'channel'>) =>
    claimant.manifest.pages.map(({ pattern }) => ({ path: pattern, handle: claimant }));
  const routes = [...routesOf({ release, manifest, channel }), ...others.flatMap(routesOf)];
  return manifest.pages.flatMap(({ pattern, paths }) =>
    paths.flatMap((path) => {
      const owner = path === pattern ? undefined : matchRoutes(routes, path)?.at(-1)?.route;
      if (!owner || owner.handle.release.app === release.app) return [];
      // Skips equal paths of two remotes, which the check for duplicate paths reports.
      if (replaceRouteParameterNames(owner.path) === replaceRouteParameterNames(path)) return [];
      return `${formatReleaseName(release)} (${channel}) lists the path ${path} of ${pattern}, and ${formatReleaseName(owner.handle.release)} (${owner.handle.channel}) claims it with ${owner.path}. Only one remote may own a path: change it in one of them, and publish that one first.`;
    }),
  );
}

function claimsOf({ release, manifest, channel }: LoadedRemoteRelease) {
  return manifest.pages.flatMap(({ pattern, paths }) =>
    [...new Set([pattern, ...paths].map(replaceRouteParameterNames))].map((shape) => ({
      shape,
      name: `${formatReleaseName(release)} (${channel})`,
      app: release.app,
      channel,
      pattern,
    })),
  );
}

function clashesAmong(claims: readonly Claim[]): readonly string[] {
  const problems = claims.flatMap((one, index) =>
    claims.slice(index + 1).flatMap((other) => {
      if (one.app !== other.app) {
        return `${one.name} and ${other.name} both claim ${both(one, other)}. Only one remote may own a path: change it in one of them, and publish that one first.`;
      }
      if (one.channel !== other.channel) return [];
      return `${one.name} has two pages for ${both(one, other)}. The second would never be seen: change its path.`;
    }),
  );
  return [...new Set(problems)];
}

function both(one: Claim, other: Claim): string {
  return one.pattern === other.pattern ? one.pattern : `${one.pattern} and ${other.pattern}`;
}

/** Replaces parameter names by a placeholder, so that route patterns for the same paths become equal. */
export function replaceRouteParameterNames(pattern: string): string {
  const segments = pattern.toLowerCase().split('/').filter(Boolean);
  return `/${segments.map((segment) => (segment.startsWith(':') ? ':' : segment)).join('/')}`;
}

function reservedProblem(name: string, pattern: string): readonly string[] {
  const [first = ''] = pattern.slice(1).split('/');
  return reservedPathSegments.includes(first)
    ? [
        `${name} has a page at ${pattern}, but /${first} holds the site's own files: choose another path.`,
      ]
    : [];
}
