import type { Registry } from '@torsa/shared/contract/registry';

/** The patterns with parameters of what is live or tried out: their paths have no document unless a remote lists them. */
export function shellPatterns({ remotes }: Pick<Registry, 'remotes'>): readonly string[] {
  const patterns = Object.values(remotes).flatMap(({ live, canary }) => [
    ...live.routes,
    ...(canary?.release.routes ?? []),
  ]);
  return [...new Set(patterns.filter((pattern) => /[:*]/.test(pattern)))].sort();
}
