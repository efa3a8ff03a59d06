import type { Registry } from '@torsa/shared/contract/registry';
import { matchRoutes } from 'react-router-dom';

/** The remote that owns a path according to the registry; the most specific pattern wins. */
export function ownerOf(registry: Registry, pathname: string): string | undefined {
  const patterns = Object.entries(registry.remotes).flatMap(([name, { routes }]) =>
    routes.map((path) => ({ path, id: `${name} ${path}`, handle: name })),
  );
  return matchRoutes(patterns, pathname)?.at(-1)?.route.handle;
}
