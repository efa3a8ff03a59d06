import type { Registry } from '@torsa/shared/contract/registry';
import { hasParameters } from '@torsa/shared/contract/route-pattern';

type Remotes = Pick<Registry, 'remotes'>;

/** The patterns of live releases and canaries. A remote owns the paths that match them. */
export function ownedPatterns({ remotes }: Remotes): readonly string[] {
  return Object.values(remotes).flatMap(({ live, canary }) => [
    ...live.routes,
    ...(canary?.release.routes ?? []),
  ]);
}

/** The patterns with parameters. Their paths have no document, unless a remote lists them. */
export function shellPatterns(registry: Remotes): readonly string[] {
  return [...new Set(ownedPatterns(registry).filter(hasParameters))].sort();
}
