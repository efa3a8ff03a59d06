import { stubNetwork } from '@torsa/shared/testing/stub-network';

/**
 * Answers requests by path; what has no answer is not found. `vi.unstubAllGlobals` undoes it.
 * @returns the paths in the order in which they were asked for.
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
