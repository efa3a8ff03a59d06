import { type ChangeOptions, type ChangeResult, changeSite } from '../change/change-site.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { storedReleases } from '../releases/stored-release.ts';
import type { Store } from '../store/store.ts';

/**
 * Writes the documents anew from what is published, where they are not as the registry has it. It needs nothing but
 * the store: no source and no build. @throws {StoreError} when nothing is published yet.
 */
export async function compose(store: Store, options: ChangeOptions = {}): Promise<ChangeResult> {
  await readRegistry(store);
  const asItIs = async <T>(current: T) => current;
  const source = storedReleases(store);
  return changeSite(store, { source, decide: asItIs, everything: true }, options);
}
