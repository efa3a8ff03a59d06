import { computeIntegrity } from '../releases/integrity.ts';
import type { SiteStore } from '../store/store.ts';

/** Reads each file of a store at most once, and compares the file with expected integrity hashes. */
export class CachedStoreReader {
  readonly #store: SiteStore;
  readonly #files = new Map<string, Promise<Buffer | undefined>>();

  constructor(store: SiteStore) {
    this.#store = store;
  }

  read(key: string): Promise<Buffer | undefined> {
    const known = this.#files.get(key);
    if (known) return known;
    const reading = this.#store.read(key).then((file) => file?.bytes);
    this.#files.set(key, reading);
    return reading;
  }

  /**
   * Checks a file's integrity hash.
   * @returns the problem texts; none when the hash matches.
   */
  async problemOf(key: string, integrity: string | undefined): Promise<readonly string[]> {
    const bytes = await this.read(key);
    if (!bytes) return [`${key} is missing.`];
    if (integrity === undefined || computeIntegrity(bytes) === integrity) return [];
    return [`${key} has the wrong integrity. It was changed or damaged.`];
  }
}
