import type { SiteStore } from '../store/store.ts';

type Question = 'read' | 'list';
type StoreChange = 'write' | 'writeIf' | 'remove';

type Intercept = <Result>(
  kind: Question | StoreChange,
  key: string,
  work: () => Promise<Result>,
) => Promise<Result>;

/** A store whose calls go through `intercept`, which may wait, fail or refuse. */
export function interceptStore(store: SiteStore, intercept: Intercept): SiteStore {
  return {
    name: store.name,
    read: (key) => intercept('read', key, () => store.read(key)),
    list: (prefix) => intercept('list', prefix, () => store.list(prefix)),
    write: (key, bytes) => intercept('write', key, () => store.write(key, bytes)),
    writeIf: (key, bytes, condition) =>
      intercept('writeIf', key, () => store.writeIf(key, bytes, condition)),
    remove: (key) => intercept('remove', key, () => store.remove(key)),
  };
}

/** A store whose changes go through `intercept`, which starts a change by `work`. */
export function interceptChanges(
  store: SiteStore,
  intercept: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>,
): SiteStore {
  return interceptStore(store, (kind, key, work) =>
    kind === 'read' || kind === 'list' ? work() : intercept(key, work),
  );
}
