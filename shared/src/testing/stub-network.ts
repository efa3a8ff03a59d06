import { vi } from 'vitest';

/** Each test file has a backend of its own: see `stubNetwork`. */
export const backendUrl = `http://${crypto.randomUUID()}.backend.test`;

/**
 * Replaces the network. What a page of the test file before asks its backend for late fails, and is none of `fetch`'s calls.
 * Undone by `vi.unstubAllGlobals()`.
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
