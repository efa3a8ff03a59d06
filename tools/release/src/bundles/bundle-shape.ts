import type { RemoteManifest } from '@torsa/shared/contract/release-manifest';
import type { RemoteRoutes } from '@torsa/shared/contract/remote';
import { findRouteRowProblems } from '@torsa/shared/contract/route-row';
import { type AppRelease, formatReleaseName } from '../releases/release.ts';

/**
 * Checks that a remote's node bundle (for rendering) exports a valid route table with the pages of the release
 * manifest.
 */
export function findBundleProblems(
  release: AppRelease,
  { pages, node }: RemoteManifest,
  bundle: Partial<RemoteRoutes>,
): readonly string[] {
  const what = `${node.file} of ${formatReleaseName(release)}`;
  const routes: unknown = bundle.routes;
  if (!Array.isArray(routes)) {
    return [`${what} must export routes, a list of pages. See shared/src/contract/remote.ts.`];
  }
  const problems = routes.flatMap((row: unknown, index) =>
    findRouteRowProblems(row).map((problem) => `routes.${index} in ${what}: ${problem}`),
  );
  if (problems.length > 0) return problems;
  const described = new Set(pages.map(({ id, pattern }) => `"${id}" at ${pattern}`));
  const built = new Set(
    (bundle as RemoteRoutes).routes.map(({ id, path }) => `"${id}" at ${path}`),
  );
  return [
    ...[...described]
      .filter((page) => !built.has(page))
      .map((page) => `${what} lacks the page ${page} of its manifest. Build the app again.`),
    ...[...built]
      .filter((page) => !described.has(page))
      .map(
        (page) => `${what} has the page ${page}, which its manifest lacks. Build the app again.`,
      ),
  ];
}
