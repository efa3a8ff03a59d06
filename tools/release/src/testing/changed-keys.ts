import { publishBuild } from '../commands/publish.ts';
import { interceptChanges } from './intercept-store.ts';
import type { MemoryStore } from './memory-store.ts';

/** The keys that a publish changes, in their order. */
export async function listChangedKeys(
  store: MemoryStore,
  next: string,
): Promise<readonly string[]> {
  const keys: string[] = [];
  const watched = interceptChanges(store.copy(), (key, work) => {
    keys.push(key);
    return work();
  });
  await publishBuild(watched, [next]);
  return keys;
}
