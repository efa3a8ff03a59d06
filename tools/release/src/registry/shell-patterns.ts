import type { Registry } from '@torsa/shared/contract/registry';
import { hasParameters } from '@torsa/shared/contract/route-pattern';

type Remotes = Pick<Registry, 'remotes'>;

/** The patterns of what is live or tried out: whose paths are a remote's. */
export function ownedPatterns({ remotes }: Remotes): readonly string[] {
  return Object.values(remotes).flatMap(({ live, canary }) => [
    ...live.routes,
    ...(canary?.release.routes ?? []),
  ]);
}

/** Those with parameters: their paths have no document unless a remote lists them. */
export function shellPatterns(registry: Remotes): readonly string[] {
  return [...new Set(ownedPatterns(registry).filter(hasParameters))].sort();
}
