import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import { hasPathParameters } from '@torsa/shared/contract/route-pattern';

type Remotes = Pick<ReleaseRegistry, 'remotes'>;

/** The route patterns of live and canary releases, without patterns that end with `*`, whose paths get the 404 page. */
export function listOwnedRoutePatterns({ remotes }: Remotes): readonly string[] {
  return Object.values(remotes)
    .flatMap(({ live, canary }) => [...live.routes, ...(canary?.release.routes ?? [])])
    .filter((pattern) => !pattern.endsWith('/*'));
}

/** The route patterns with parameters, whose URL paths get the shell document if they are not prerendered. */
export function listShellRoutePatterns(registry: Remotes): readonly string[] {
  return [...new Set(listOwnedRoutePatterns(registry).filter(hasPathParameters))].sort();
}
