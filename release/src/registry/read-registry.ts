import { parseRegistry, type Registry } from '@torsa/shared/contract/registry';
import { parseJson } from '../store/read-json.ts';
import { siteKeys } from '../store/site-keys.ts';
import { type Store, type StoredFile, StoreError } from '../store/store.ts';

export interface StoredRegistry {
  readonly registry: Registry;
  readonly file: StoredFile;
}

/** Undefined for a site that nothing was published to yet. @throws {ContractError} naming every bad field. */
export async function findRegistry(store: Store): Promise<StoredRegistry | undefined> {
  const file = await store.read(siteKeys.registry);
  if (!file) return undefined;
  const name = `${store.name}/${siteKeys.registry}`;
  return { registry: parseRegistry(parseJson(file.bytes, name)), file };
}

/** @throws {StoreError} for a site that nothing was published to yet. */
export async function readRegistry(store: Store): Promise<Registry> {
  const found = await findRegistry(store);
  if (found) return found.registry;
  throw new StoreError(`Nothing is published in ${store.name} yet: publish the host first.`);
}
