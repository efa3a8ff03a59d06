import { anyPage } from '@torsa/shared/contract/discovery';
import type { RemoteBundle } from '@torsa/shared/contract/remote';
import { describeError } from '../describe-error.ts';
import { type Release, releaseName } from '../releases/release.ts';

/**
 * Whether what a remote says of its pages to search engines is of its pages. What it says of each is checked when the
 * page's document is rendered.
 */
export async function discoveryProblems(
  release: Release,
  { routes, loadDiscovery }: RemoteBundle,
): Promise<readonly string[]> {
  const who = `loadDiscovery of ${releaseName(release)}`;
  const contract = 'see shared/src/contract/discovery.ts.';
  if (loadDiscovery === undefined) return [];
  if (typeof loadDiscovery !== 'function') return [`${who} must be a function: ${contract}`];
  try {
    const discovery: unknown = await loadDiscovery();
    if (typeof discovery !== 'object' || discovery === null) {
      return [`${who} must give an object with an entry for each page: ${contract}`];
    }
    return Object.keys(discovery)
      .filter((name) => name !== anyPage && routes.every(({ id }) => id !== name))
      .map((name) => `${who} tells of the page "${name}", which its route table lacks.`);
  } catch (error) {
    return [`${who} fails. Because: ${describeError(error)}`];
  }
}
