import { createRequire } from 'node:module';
import { type SingletonKey, singletons } from '#contract/singletons.ts';

const require = createRequire(import.meta.url);

/** The installed version of each shared singleton's package, read from its package.json. */
export function singletonVersions(): Record<SingletonKey, string> {
  const entries = Object.entries(singletons).map(([key, packageName]) => [
    key,
    (require(`${packageName}/package.json`) as { version: string }).version,
  ]);
  return Object.fromEntries(entries) as Record<SingletonKey, string>;
}
