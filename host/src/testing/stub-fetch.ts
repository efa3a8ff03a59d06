import { stubNetwork } from '@torsa/shared/testing/stub-network';

/**
 * Answers requests by path. Other paths are not found. `vi.unstubAllGlobals` restores fetch.
 * @returns the requested paths, in order.
 */
export function stubFetch(answers: Readonly<Record<string, () => Response>>): readonly string[] {
  const requested: string[] = [];
  stubNetwork(async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    requested.push(url.href.replace(location.origin, ''));
    return answers[url.pathname]?.() ?? new Response('<!doctype html>', { status: 404 });
  });
  return requested;
}
