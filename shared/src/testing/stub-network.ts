import { vi } from 'vitest';

/** Each test file has its own backend URL, see `stubNetwork`. */
export const backendUrl = `http://${crypto.randomUUID()}.backend.test`;

/**
 * Replaces the network. A late request from an earlier test file fails and does not count as a call of `fetch`.
 * `vi.unstubAllGlobals()` restores the network.
 */
export function stubNetwork(fetch: (input: never, init: never) => Promise<Response>): void {
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { hostname, origin } = new URL(
      input instanceof Request ? input.url : input,
      location.origin,
    );
    if (hostname.endsWith('.backend.test') && origin !== backendUrl)
      throw new TypeError('Failed to fetch');
    return Reflect.apply(fetch, undefined, [input, init]);
  });
}
