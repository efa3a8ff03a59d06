import { matchRoutes } from 'react-router-dom';
import type { ChosenRemotes } from './choose-releases.ts';

export interface PathOwner {
  readonly app: string;
  /** The pattern that the path matches. */
  readonly pattern: string;
}

/** The remote among these that owns a path, in the releases of this browser; the most specific pattern wins. */
export function findOwner(remotes: ChosenRemotes, pathname: string): PathOwner | undefined {
  const mayMatch = sameStart(pathname);
  const routes = Object.entries(remotes).flatMap(([app, { release }]) =>
    release.routes
      .filter(mayMatch)
      .map((path) => ({ path, id: `${app} ${path}`, handle: { app, pattern: path } })),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/** Leaves few patterns to the router, which ranks all that it is given: a thousand take it 30 ms. */
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
