import {
  type ChangeOptions,
  type ChangeResult,
  changeSite,
  recomposing,
} from '../change/change-site.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { Store } from '../store/store.ts';

/**
 * Writes the documents that differ from the registry again. It needs only the store: no source and no build. @throws {StoreError} when nothing is published yet.
 */
export async function compose(store: Store, options: ChangeOptions = {}): Promise<ChangeResult> {
  await readRegistry(store);
  return changeSite(store, recomposing(store), options);
}
