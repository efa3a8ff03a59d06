import { type SiteStore, SiteStoreError } from './store.ts';

/** Time-out for reading a file over HTTP, in milliseconds. */
const timeoutMs = 30_000;

/** Creates a read-only store from the URL of a published site, without credentials. */
export function openReadOnlySiteStore(address: string): SiteStore {
  const name = address.replace(/\/+$/, '');
  const refuse = async (): Promise<never> => {
    throw new SiteStoreError(
      `${name} is read-only. With the URL of a site, only "publish … --dry-run" works.`,
    );
  };
  return {
    name,
    read: async (key) => {
      const response = await get(`${name}/${key}`);
      if (response.status === 404) return undefined;
      if (!response.ok) {
        throw new SiteStoreError(`${name}/${key} cannot be read (status ${response.status}).`);
      }
      return { bytes: Buffer.from(await response.arrayBuffer()), etag: '' };
    },
    write: refuse,
    writeIf: refuse,
    list: refuse,
    remove: refuse,
  };
}

async function get(address: string): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new SiteStoreError(`${address} does not answer. Check the URL of the site.`, { cause });
  }
}
