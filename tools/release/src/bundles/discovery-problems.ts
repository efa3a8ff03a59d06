import { defaultMetadataKey } from '@torsa/shared/contract/discovery';
import type { RemoteBundle } from '@torsa/shared/contract/remote';
import { describeError } from '../describe-error.ts';
import { type AppRelease, formatReleaseName } from '../releases/release.ts';

/** Checks that the remote's `loadDiscovery` returns meta descriptions only for pages of this remote. */
export async function findMetaDescriptionProblems(
  release: AppRelease,
  { routes, loadDiscovery }: RemoteBundle,
): Promise<readonly string[]> {
  const name = `loadDiscovery of ${formatReleaseName(release)}`;
  const contract = 'see shared/src/contract/discovery.ts.';
  if (loadDiscovery === undefined) return [];
  if (typeof loadDiscovery !== 'function') return [`${name} must be a function: ${contract}`];
  try {
    const discovery: unknown = await loadDiscovery();
    if (typeof discovery !== 'object' || discovery === null) {
      return [`${name} must give an object with an entry for each page: ${contract}`];
    }
    return Object.keys(discovery)
      .filter((page) => page !== defaultMetadataKey && routes.every(({ id }) => id !== page))
      .map((page) => `${name} describes the page "${page}", which its route table lacks.`);
  } catch (error) {
    return [`${name} fails. Cause: ${describeError(error)}`];
  }
}
