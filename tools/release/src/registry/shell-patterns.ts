import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import { hasPathParameters } from '@torsa/shared/contract/route-pattern';

type Remotes = Pick<ReleaseRegistry, 'remotes'>;

/**
 * The route patterns of live releases and canaries. A remote owns the paths that match its patterns. The list omits
 * patterns that end with `*`. Their pages say that a path does not exist, so these paths get the 404 page.
 */
export function listOwnedRoutePatterns({ remotes }: Remotes): readonly string[] {
  return Object.values(remotes)
    .flatMap(({ live, canary }) => [...live.routes, ...(canary?.release.routes ?? [])])
    .filter((pattern) => !pattern.endsWith('/*'));
}

/**
 * The route patterns with parameters. A URL path that matches such a pattern gets the shell document, unless a remote
 * prerenders the path.
 */
export function listShellRoutePatterns(registry: Remotes): readonly string[] {
  return [...new Set(listOwnedRoutePatterns(registry).filter(hasPathParameters))].sort();
}
