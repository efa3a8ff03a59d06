import type { RemoteManifest } from '@torsa/shared/contract/release-manifest';
import type { RemoteRoutes } from '@torsa/shared/contract/remote';
import { mainLanguage } from '@torsa/shared/i18n/languages';
import { type Release, releaseName } from '../releases/release.ts';

/** Whether a node bundle exports the contract's route table, and the one that its manifest tells of. */
export function bundleShapeProblems(
  release: Release,
  { pages, node }: RemoteManifest,
  bundle: Partial<RemoteRoutes>,
): readonly string[] {
  const what = `${node.file} of ${releaseName(release)}`;
  const routes: unknown = bundle.routes;
  if (!Array.isArray(routes)) {
    return [`${what} must export routes, a list of pages: see shared/src/contract/remote.ts.`];
  }
  const rows = routes.map((row: unknown, index) => rowProblems(row, `routes.${index} in ${what}`));
  if (rows.some((problems) => problems.length > 0)) return rows.flat();
  const described = new Set(pages.map(({ id, pattern }) => `"${id}" at ${pattern}`));
  const built = new Set(
    (bundle as RemoteRoutes).routes.map(({ id, path }) => `"${id}" at ${path}`),
  );
  return [
    ...[...described]
      .filter((page) => !built.has(page))
      .map((page) => `${what} lacks the page ${page} of its manifest: build the app again.`),
    ...[...built]
      .filter((page) => !described.has(page))
      .map(
        (page) => `${what} has the page ${page}, which its manifest lacks: build the app again.`,
      ),
  ];
}

function rowProblems(row: unknown, what: string): readonly string[] {
  if (typeof row !== 'object' || row === null) return [`${what} must be a page.`];
  const { id, path, load } = row as Record<string, unknown>;
  return [
    ...(typeof id === 'string' && id ? [] : [`${what} needs an id, a text.`]),
    ...(typeof path === 'string' && path.startsWith('/')
      ? []
      : [`${what} needs a path, an absolute pattern such as /services/:serviceId.`]),
    ...(isLoad(load)
      ? []
      : [
          `${what} needs load, a function: () => import(…). In several languages it is one for each, English among them.`,
        ]),
  ];
}

function isLoad(load: unknown): boolean {
  if (typeof load !== 'object' || load === null) return typeof load === 'function';
  return (
    mainLanguage in load &&
    Object.values(load).every((inLanguage) => typeof inLanguage === 'function')
  );
}
