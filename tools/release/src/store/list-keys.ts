import type { SiteStore } from './store.ts';

/** Lists all storage keys (file paths) that begin with one of the prefixes. */
export async function listStoreKeys(
  store: SiteStore,
  ...prefixes: readonly string[]
): Promise<ReadonlySet<string>> {
  const listed = await Promise.all(prefixes.map((prefix) => store.list(prefix)));
  return new Set(listed.flat().map(({ key }) => key));
}
