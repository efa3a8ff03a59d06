import type { Store } from '../store/store.ts';

type Question = 'read' | 'list';
type Change = 'write' | 'writeIf' | 'remove';

type Round = <Result>(
  kind: Question | Change,
  key: string,
  work: () => Promise<Result>,
) => Promise<Result>;

/** The store, with something round everything that is asked of it. */
export function surrounded(store: Store, round: Round): Store {
  return {
    name: store.name,
    read: (key) => round('read', key, () => store.read(key)),
    list: (prefix) => round('list', prefix, () => store.list(prefix)),
    write: (key, bytes) => round('write', key, () => store.write(key, bytes)),
    writeIf: (key, bytes, condition) =>
      round('writeIf', key, () => store.writeIf(key, bytes, condition)),
    remove: (key) => round('remove', key, () => store.remove(key)),
  };
}

/** The store, with something round each of its changes: none is begun before `round` begins it. */
export function aroundChanges(
  store: Store,
  round: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>,
): Store {
  return surrounded(store, (kind, key, work) =>
    kind === 'read' || kind === 'list' ? work() : round(key, work),
  );
}
