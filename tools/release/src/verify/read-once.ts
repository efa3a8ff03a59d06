import { integrityOf } from '../releases/integrity.ts';
import type { Store } from '../store/store.ts';

/** Reads each file of a store once, however often it is asked for. */
export class ReadOnce {
  readonly #store: Store;
  readonly #files = new Map<string, Promise<Buffer | undefined>>();

  constructor(store: Store) {
    this.#store = store;
  }

  read(key: string): Promise<Buffer | undefined> {
    const known = this.#files.get(key);
    if (known) return known;
    const reading = this.#store.read(key).then((file) => file?.bytes);
    this.#files.set(key, reading);
    return reading;
  }

  /** Nothing when a file is there with this integrity, else what is wrong. */
  async problemOf(key: string, integrity: string | undefined): Promise<readonly string[]> {
    const bytes = await this.read(key);
    if (!bytes) return [`${key} is missing.`];
    if (integrity === undefined || integrityOf(bytes) === integrity) return [];
    return [`${key} is not what its integrity says: it was tampered with or damaged.`];
  }
}
