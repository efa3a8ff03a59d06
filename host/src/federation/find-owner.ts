import { matchRoutes } from 'react-router-dom';
import type { ChosenReleases } from './choose-releases.ts';

export interface OwningRemote {
  readonly app: string;
  /** The route pattern that matches the path, for example `/services/:serviceId`. */
  readonly pattern: string;
}

/** Finds the remote (micro-frontend) whose chosen release has the most specific route pattern for a path. */
export function findOwningRemote(
  remotes: ChosenReleases,
  pathname: string,
): OwningRemote | undefined {
  const mayMatch = sameStart(pathname);
  const routes = Object.entries(remotes).flatMap(([app, { release }]) =>
    release.routes
      .filter(mayMatch)
      .map((path) => ({ path, id: `${app} ${path}`, handle: { app, pattern: path } })),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/** Ranks only the route patterns with the URL's first path segment, because ranking a thousand patterns takes 30 ms. */
function sameStart(pathname: string): (pattern: string) => boolean {
  const start = firstSegment(pathname);
  if (start.includes('%')) return () => true;
  return (pattern) => {
    const own = firstSegment(pattern);
    return own === start || /^[:*]/.test(own);
  };
}

function firstSegment(path: string): string {
  const [, first = ''] = path.toLowerCase().split('/', 2);
  return first;
}
