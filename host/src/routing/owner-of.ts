import { matchRoutes } from 'react-router-dom';
import type { ChosenRemotes } from '../federation/choose-releases.ts';

/** The remote that owns a path, in the releases of this browser; the most specific pattern wins. */
export function ownerOf(remotes: ChosenRemotes, pathname: string): string | undefined {
  const patterns = Object.entries(remotes).flatMap(([name, { release }]) =>
    release.routes.map((path) => ({ path, id: `${name} ${path}`, handle: name })),
  );
  return matchRoutes(patterns, pathname)?.at(-1)?.route.handle;
}
