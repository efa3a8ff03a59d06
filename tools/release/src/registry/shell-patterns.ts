import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import { hasPathParameters } from '@torsa/shared/contract/route-pattern';

type Remotes = Pick<ReleaseRegistry, 'remotes'>;

/** The route patterns of live releases and canaries. A remote owns the paths that match its patterns. */
export function listOwnedRoutePatterns({ remotes }: Remotes): readonly string[] {
  return Object.values(remotes).flatMap(({ live, canary }) => [
    ...live.routes,
    ...(canary?.release.routes ?? []),
  ]);
}

/** The route patterns with parameters. Their paths get the shell document, unless a remote prerenders them. */
export function listShellRoutePatterns(registry: Remotes): readonly string[] {
  return [...new Set(listOwnedRoutePatterns(registry).filter(hasPathParameters))].sort();
}
